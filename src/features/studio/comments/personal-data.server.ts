import { z } from 'zod';
import { forgetNamedIn } from '#features/people/notifications/forget-dealings.server.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { commentAddress } from './comment-address.ts';
import { commentsBy, designsTouched, forgetComments, toldOf } from './personal-data-queries.server.ts';

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
    // Where they said something, and where others said something to them: what is said meanwhile finds the design gone.
    for (const design of await designsTouched(db, userId)) await lockName(db, `comments:${design}`);
    await forgetComments(db, userId, clock.now());
  },
};
