import { z } from 'zod';
import { recordOf, tableOfId } from '#design/document.ts';
import { materialField, slotField } from '#design/records/fields.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { SimpleCommand } from '#design/commands/command-table.ts';
import { action, edit } from '#editor/actions/action.ts';
import type { Editor } from '#editor/editor.ts';
import { paintCommand } from '#editor/paint-target.ts';
import { factsOf } from '#editor/pieces.ts';

const scopes = ['room', 'level', 'home'] as const;
type Scope = (typeof scopes)[number];

interface Given {
  readonly on: string;
  readonly material: string;
  readonly scope: Scope;
}

/** This finish on every piece that has such a part in it on offer, or every room's floor, walls or ceiling. */
export const finishEverywhere = action<Given>({
  id: 'finishEverywhere',
  group: 'surface',
  input: z.strictObject({ on: slotField, material: materialField, scope: z.enum(scopes) }),
  allowed: ({ session }) => session.state.selection.length > 0,
  run(editor, { on, material, scope }) {
    const ids = finishTargets(editor, { on, material, scope });
    const { design } = editor.session;
    const items = ids.filter((id) => tableOfId(id) === 'items');
    const rooms = ids.filter((id) => tableOfId(id) === 'rooms');
    const face = on === 'walls' || on === 'ceiling' ? on : 'floor';
    const commands: SimpleCommand[] = [
      ...(items.length > 0 ? [{ kind: 'items.finish' as const, ids: items, slot: on, material }] : []),
      ...rooms.flatMap((id) => paintCommand(design, { on: face, id }, { material }) ?? []),
    ];
    return edit(editor, commands);
  },
});

/** What would change, to be counted and priced before: nothing that has the finish already, nothing locked. */
export function finishTargets({ session, pieces }: Editor, { on, material, scope }: Given): string[] {
  const { design } = session;
  const [first] = session.state.selection;
  if (first === undefined) return [];
  if (tableOfId(first) === 'rooms') {
    if (on !== 'floor' && on !== 'walls' && on !== 'ceiling') return [];
    return Object.values(design.rooms)
      .filter(
        (room) => scope === 'home' || (scope === 'level' ? room.level === session.state.level : room.id === first),
      )
      .filter((room) => room[on]?.material !== material)
      .map(({ id }) => id)
      .sort();
  }
  const lead = recordOf(design, 'items', first);
  if (!lead) return [];
  const room = roomsOf(design, lead.level).find(({ shape }) => roomContains(shape, lead.at));
  return Object.values(design.items)
    .filter((item) => !item.locked && item.finishes[on] !== material)
    .filter((item) => factsOf(pieces, item.model).slots[on]?.includes(material))
    .filter((item) => scope === 'home' || item.level === lead.level)
    .filter((item) => scope !== 'room' || (room ? roomContains(room.shape, item.at) : item.id === first))
    .map(({ id }) => id)
    .sort();
}
