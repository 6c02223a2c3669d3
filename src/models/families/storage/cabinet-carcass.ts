import { board } from '#models/geometry/rounded-box.ts';
import { roundedRectangle } from '#models/geometry/outline.ts';
import { bothSides, move } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Trait } from '#models/families/storage/cabinet-traits.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

/** The box without what is in it. */
export interface Shell {
  width: number;
  /** Y of the boards' front edges and of the back. */
  front: number;
  back: number;
  low: number;
  high: number;
  trait: Trait;
  backless?: boolean;
}

/** What is left inside the outer boards. */
export interface Inside {
  half: number;
  low: number;
  high: number;
}

export function insideOf({ width, low, high, trait }: Shell): Inside {
  return { half: width / 2 - trait.overhang - trait.board, low: low + trait.board, high: high - topThickness(trait) };
}

/** Sides, bottom, top and back, exactly `width` wide and up to `high`. */
export function shellOf(shell: Shell, detail: Detail): Mesh[] {
  const { width, front, back, low, high, trait } = shell;
  const inside = insideOf(shell);
  const rear = shell.backless
    ? []
    : [
        board(
          {
            from: [-inside.half - 4, back - 10, inside.low - 4],
            to: [inside.half + 4, back - 4, inside.high + 4],
            radius: 0,
            grain: 'x',
          },
          detail,
        ),
      ];
  if (trait.shell === 'mitre' || trait.shell === 'soft') return [band(shell, detail), ...rear];
  const { board: t, edge: radius, overhang } = trait;
  const out = width / 2 - overhang;
  const through = trait.shell === 'sides' ? high : inside.high;
  const sides = bothSides(board({ from: [out - t, front, low], to: [out, back, through], radius, grain: 'z' }, detail));
  const bottom = board(
    { from: [-out + t, front, low], to: [out - t, back, low + t], radius: Math.min(radius, 2), grain: 'x' },
    detail,
  );
  return [sides, bottom, ...rear, ...topOf(shell, detail)];
}

/** Of the top with its profile. */
function topThickness(trait: Trait): number {
  return trait.shell === 'moulded' ? trait.board + 14 : trait.board;
}

function topOf({ width, front, back, high, trait }: Shell, detail: Detail): Mesh[] {
  const { board: t, edge: radius, overhang, shell } = trait;
  const half = shell === 'sides' ? width / 2 - t : width / 2;
  const slab = board(
    {
      from: [-half, front - overhang, high - t],
      to: [half, back, high],
      radius: shell === 'sides' ? Math.min(radius, 2) : radius,
      grain: 'x',
    },
    detail,
  );
  if (shell !== 'moulded') return [slab];
  return [
    slab,
    board(
      {
        from: [-half + overhang * 0.45, front - overhang * 0.55, high - t - 14],
        to: [half - overhang * 0.45, back, high - t],
        radius: 6,
        grain: 'x',
      },
      detail,
    ),
  ];
}

/** One piece of veneer led around four corners. */
function band({ width, front, back, low, high, trait }: Shell, detail: Detail): Mesh {
  const t = trait.board;
  const x = width / 2 - t / 2;
  const z = (high - low) / 2 - t / 2;
  const y = (front + back) / 2;
  const section =
    detail === 'far'
      ? roundedRectangle(t, back - front, 0, 'far')
      : roundedRectangle(t, back - front, trait.edge, 'far');
  const path = [
    [-x, 0, -z],
    [x, 0, -z],
    [x, 0, z],
    [-x, 0, z],
  ] as const;
  const made = tube(
    { path, section, closed: true, up: [0, 1, 0], ...(trait.shell === 'soft' ? { bend: t * 1.1 } : {}) },
    detail,
  );
  return move(made, 0, y, (low + high) / 2);
}
