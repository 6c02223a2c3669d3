import { createOwnMarks } from '#features/people/heart-button/own-marks.ts';
import { api } from '#lib/api.ts';
import type { Watches } from './stock-watch.ts';

/** Which sold-out variants the person waits for: one state for every button of the page. */
export const watchMarks = createOwnMarks(
  async () => (await api.get<Watches>('/user/stock-watches')).variants,
  (work) => void setTimeout(work, 60),
);
