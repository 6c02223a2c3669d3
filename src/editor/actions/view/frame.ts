import { action, always } from '#editor/actions/action.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { levelOfThing } from '#editor/things.ts';

/** The selection, or the whole storey. */
export const frame = action({
  id: 'frame',
  group: 'view',
  keys: ['Home'],
  reads: true,
  allowed: always,
  run({ session, pieces }) {
    const { selection } = session.state;
    const { design } = session;
    const all = [...Object.keys(design.walls), ...Object.keys(design.items), ...Object.keys(design.stairs)];
    const ids = selection.length > 0 ? selection : all.filter((id) => levelOfThing(design, id) === session.state.level);
    session.request({ kind: 'frame', bounds: boundsOfThings(design, ids, pieces) });
  },
});
