import { z } from 'zod';
import { roomIdField, wallIdField } from '#design/records/fields.ts';
import { surfaceSchema } from '#design/records/surface.ts';
import type { Surface } from '#design/records/surface.ts';
import { wallSideField } from '#design/records/wall.ts';
import { action, always, edit } from '#editor/actions/action.ts';
import { paintCommands, paintScopes } from '#editor/paint-scope.ts';
import type { PaintScope } from '#editor/paint-scope.ts';
import { roomFaces } from '#editor/paint-target.ts';
import type { PaintTarget } from '#editor/paint-target.ts';

interface Given {
  readonly targets: readonly PaintTarget[];
  readonly surface: Surface | null;
  readonly scope?: PaintScope | undefined;
}

/** A finish on named surfaces, whatever is selected: for panels, for 3D, for programs. Null: the usual one again. */
export const paintSurface = action<Given>({
  id: 'paintSurface',
  group: 'surface',
  input: z.strictObject({
    targets: z
      .array(
        z.union([
          z.strictObject({ on: z.literal('wall'), id: wallIdField, side: wallSideField, room: roomIdField.optional() }),
          z.strictObject({ on: z.enum(roomFaces), id: roomIdField }),
        ]),
      )
      .min(1)
      .max(500),
    surface: surfaceSchema.nullable(),
    scope: z.enum(paintScopes).optional(),
  }),
  allowed: always,
  run: (editor, { targets, surface, scope = 'face' }) =>
    edit(editor, paintCommands(editor.session.design, editor.session.state.level, targets, surface, scope)),
});
