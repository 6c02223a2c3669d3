import { action, edit } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import { arrangeable, placeEach } from '#editor/actions/arrange/spans.ts';
import type { Bounds } from '#lib/polygon.ts';

/** Where each stands along its axis; all are brought to that of the whole. */
const lines: Record<string, { key: string; axis: 'x' | 'y'; of: (bounds: Bounds) => number }> = {
  alignLeft: { key: 'Alt+KeyA', axis: 'x', of: ({ left }) => left },
  alignRight: { key: 'Alt+KeyD', axis: 'x', of: ({ right }) => right },
  alignCentre: { key: 'Alt+KeyH', axis: 'x', of: ({ left, right }) => (left + right) / 2 },
  alignTop: { key: 'Alt+KeyW', axis: 'y', of: ({ top }) => top },
  alignBottom: { key: 'Alt+KeyS', axis: 'y', of: ({ bottom }) => bottom },
  alignMiddle: { key: 'Alt+KeyV', axis: 'y', of: ({ bottom, top }) => (bottom + top) / 2 },
};

export const alignActions: readonly Action[] = Object.entries(lines).map(([id, { key, axis, of }]) =>
  action({
    id,
    group: 'arrange',
    keys: [key],
    during: 'select',
    allowed: (editor) => arrangeable(editor).length > 1,
    run(editor) {
      const things = arrangeable(editor);
      const whole: Bounds = {
        left: Math.min(...things.map(({ bounds }) => bounds.left)),
        bottom: Math.min(...things.map(({ bounds }) => bounds.bottom)),
        right: Math.max(...things.map(({ bounds }) => bounds.right)),
        top: Math.max(...things.map(({ bounds }) => bounds.top)),
      };
      const to = of(whole);
      return edit(
        editor,
        placeEach(things, ({ bounds }) => ({
          x: axis === 'x' ? to - of(bounds) : 0,
          y: axis === 'y' ? to - of(bounds) : 0,
        })),
      );
    },
  }),
);
