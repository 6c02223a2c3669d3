import { z } from 'zod';
import { forgetNamedIn } from '#features/people/notifications/forget-dealings.server.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { commentAddress } from './comment-address.ts';
import { commentsBy, forgetComments, toldOf } from './personal-data-queries.server.ts';

const shape = {
  designComments: z.array(z.object({ design: z.string(), at: z.string(), text: z.string(), edited: z.boolean() })),
};

export const commentPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    async read(db, userId) {
      const said = await commentsBy(db, userId);
      return {
        designComments: said.map(({ design_id, at, text, edited_at }) => ({
          design: design_id,
          at: at.toISOString(),
          text,
          edited: edited_at !== null,
        })),
      };
    },
  },
  async erase(db, clock, userId) {
    const told = await toldOf(db, userId);
    await forgetNamedIn(
      db,
      userId,
      told.map(({ userId: reader, design, thread }) => ({ userId: reader, link: commentAddress(design, thread) })),
    );
    const designs = new Set((await commentsBy(db, userId)).map(({ design_id }) => design_id));
    for (const design of [...designs].toSorted()) await lockName(db, `comments:${design}`);
    await forgetComments(db, userId, clock.now());
  },
};
