import { action } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import { thingsInOrder } from '#editor/actions/select/step-things.ts';
import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import type { Point } from '#lib/vec2.ts';

const ways = {
  Left: { x: -1, y: 0 },
  Right: { x: 1, y: 0 },
  Up: { x: 0, y: 1 },
  Down: { x: 0, y: -1 },
} as const;

/** Ctrl and an arrow: to the nearest thing on that side. */
export const neighbourActions: readonly Action[] = Object.entries(ways).map(([name, way]) =>
  action({
    id: `select${name}`,
    group: 'select',
    keys: [`Mod+Arrow${name}`],
    during: 'select',
    reads: true,
    repeats: true,
    allowed: ({ session }) => session.state.selection.length > 0,
    run(editor) {
      const next = neighbourOf(editor, way);
      if (next) editor.session.set({ selection: [next] });
    },
  }),
);

function neighbourOf(editor: Editor, way: Point): string | null {
  const { session } = editor;
  const from = middleOf(editor, session.state.selection.at(-1) ?? '');
  if (!from) return null;
  const kind = (session.state.selection.at(-1) ?? '').slice(0, 2);
  const found = thingsInOrder(editor)
    .filter((id) => id.startsWith(kind) && !session.state.selection.includes(id))
    .flatMap((id) => {
      const to = middleOf(editor, id);
      if (!to) return [];
      const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
      const aside = Math.abs((to.x - from.x) * way.y - (to.y - from.y) * way.x);
      // Within 60° of the way; what lies aside counts double.
      return ahead > 1 && aside <= ahead * 1.74 ? [{ id, far: ahead + 2 * aside }] : [];
    });
  return found.toSorted((p, q) => p.far - q.far || (p.id < q.id ? -1 : 1))[0]?.id ?? null;
}

function middleOf({ session, pieces }: Editor, id: string): Point | null {
  const bounds = boundsOfThings(session.design, [id], pieces);
  return bounds && { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 };
}
