import { z } from 'zod';
import { wallIdField } from '#design/records/fields.ts';
import { surfaceSchema } from '#design/records/surface.ts';
import { wallSideField } from '#design/records/wall.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { withOptional } from '#design/commands/with-changes.ts';
import { change } from '#design/draft.ts';
import { limits } from '#design/limits.ts';

const faceField = z.strictObject({ id: wallIdField, side: wallSideField });

/** Sides of walls; null returns them to the finish of their room's walls. */
export const setWallFinish = commandKind(
  'walls.finish',
  {
    faces: z
      .array(faceField)
      .min(1)
      .max(2 * limits.walls),
    surface: surfaceSchema.nullable(),
  },
  (draft, { faces, surface }) => {
    for (const { id, side } of faces) {
      const wrong = change(draft, 'walls', id, (wall) => withOptional(wall, side, surface));
      if (wrong) return wrong;
    }
    return null;
  },
  ({ faces }) => repeatsOn(`walls.finish ${faces.map(({ id, side }) => `${id} ${side}`).join()}`),
);
