import { api } from '#lib/api.ts';
import { createOwnMarks } from './own-marks.ts';

export const favouriteMarks = createOwnMarks(
  async (ids) => (await api.get<{ kept: string[] }>(`/user/favourites/marks?ids=${ids.join(',')}`)).kept,
  (work) => void setTimeout(work, 60),
);
