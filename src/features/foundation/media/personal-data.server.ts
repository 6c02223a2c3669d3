import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { mediaData } from './media.ts';
import { dropPictures, listPictures } from './media.server.ts';
import { dropUploadsOf } from './sweep-uploads.server.ts';

const shape = { pictures: z.array(mediaData) };

export const mediaPersonalData: PersonalData<typeof shape> = {
  export: { shape, read: async (db, userId) => ({ pictures: await listPictures(db, userId) }) },
  async erase(db, clock, userId) {
    await dropPictures(db, clock, { ownerId: userId });
    await dropUploadsOf(db, clock, userId);
  },
};
