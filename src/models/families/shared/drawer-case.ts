import { handle } from '#models/geometry/handles.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { move } from '#models/geometry/transform.ts';
import type { Handle } from '#models/geometry/handles.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

export interface DrawerCase {
  /** Left and right, front (of the drawer fronts) and rear, below and above. */
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
  columns: number;
  rows: number;
  handle: Handle | 'none';
  /** Millimetres between fronts; default 3. */
  gap?: number;
}

interface DrawerCaseParts {
  body: Mesh[];
  fronts: Mesh[];
  handles: Mesh[];
}

const thick = 18;

/** A body with drawers that lie on its front with a gap all round. Handles come forward of `y[0]`. */
export function drawerCase(
  { x, y, z, columns, rows, handle: kind, gap = 3 }: DrawerCase,
  detail: Detail,
): DrawerCaseParts {
  const body = board({ from: [x[0], y[0] + thick, z[0]], to: [x[1], y[1], z[1]], radius: 1.5, grain: 'x' }, detail);
  const wide = (x[1] - x[0]) / columns;
  const tall = (z[1] - z[0]) / rows;
  const cells = Array.from(
    { length: columns * rows },
    (_, i) => [x[0] + wide * (i % columns), z[0] + tall * Math.floor(i / columns)] as const,
  );
  const fronts = cells.map(([left, low]) =>
    board(
      {
        from: [left + gap / 2, y[0], low + gap / 2],
        to: [left + wide - gap / 2, y[0] + thick - 2, low + tall - gap / 2],
        radius: 1.5,
        grain: 'x',
      },
      detail,
    ),
  );
  const length = Math.min(180, wide * 0.4);
  const handles =
    kind === 'none'
      ? []
      : cells.map(([left, low]) =>
          move(handle(kind, { length }, detail), left + wide / 2, y[0], low + tall * (kind === 'ring' ? 0.6 : 0.5)),
        );
  return { body: [body], fronts, handles };
}
