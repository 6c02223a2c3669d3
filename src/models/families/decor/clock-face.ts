import { extrude } from '#models/geometry/extrude.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

export type Marks = 'bars' | 'dots' | 'quarters' | 'minutes' | 'none';
export type Hands = 'baton' | 'needle' | 'leaf' | 'sword';

export interface Face {
  radius: number;
  /** Level of the dial; nothing comes above `top`. */
  at: number;
  top: number;
  marks: Marks;
  hands: Hands;
}

/**
 * Marks and hands of a clock that lies on its back, twelve towards +Y; it shows ten past ten, as in every shop window.
 */
export function clockFace(face: Face, detail: Detail): Mesh[] {
  const { radius, at, hands } = face;
  const thick = Math.min(1.6, (face.top - at) / 5);
  const hour = move(turn(hand(hands, radius * 0.52, radius * 0.05, thick, detail), 'z', -305), 0, 0, at + thick * 1.6);
  const minute = move(turn(hand(hands, radius * 0.8, radius * 0.036, thick, detail), 'z', -60), 0, 0, at + thick * 2.8);
  const hub = cylinder({ radius: radius * 0.045 + 1, height: thick * 4.4, edge: 0.5 }, detail);
  return [...marksOf(face, thick, detail), hour, minute, move(hub, 0, 0, at - 0.2)];
}

function marksOf({ radius, at, marks }: Face, thick: number, detail: Detail): Mesh[] {
  if (marks === 'none') return [];
  let count = 12;
  if (marks === 'minutes') count = detail === 'far' ? 24 : 60;
  else if (marks === 'quarters') count = 4;
  return Array.from({ length: count }, (_, i) => {
    const main = i % (count / 4) === 0;
    const five = i % (count / Math.min(12, count)) === 0;
    let markLength = 0.035;
    if (main) markLength = 0.15;
    else if (five) markLength = 0.1;
    let markWidth = 0.018;
    if (marks === 'minutes' && !five) markWidth = 0.006;
    else if (main) markWidth = 0.03;
    const mesh =
      marks === 'dots'
        ? move(cylinder({ radius: radius * (main ? 0.034 : 0.022), height: thick }, detail), 0, radius * 0.9, 0)
        : bar(radius, markLength, markWidth, thick, detail);
    return move(turn(mesh, 'z', (i * 360) / count), 0, 0, at - 0.3);
  });
}

function bar(radius: number, long: number, wide: number, thick: number, detail: Detail): Mesh {
  return board(
    {
      from: [-radius * wide * 0.5, radius * (0.95 - long), 0],
      to: [radius * wide * 0.5, radius * 0.95, thick],
      radius: 0,
    },
    detail,
  );
}

function hand(kind: Hands, length: number, wide: number, thick: number, detail: Detail): Mesh {
  const tail = -length * 0.16;
  const outlines: Record<Hands, Outline> = {
    baton: [
      [-wide / 2, tail],
      [wide / 2, tail],
      [wide / 2, length],
      [-wide / 2, length],
    ],
    needle: [
      [-wide * 0.28, tail],
      [wide * 0.28, tail],
      [wide * 0.1, length],
      [-wide * 0.1, length],
    ],
    leaf: [
      [-wide * 0.2, tail],
      [wide * 0.2, tail],
      [wide * 0.25, length * 0.2],
      [wide * 0.8, length * 0.48],
      [wide * 0.62, length * 0.72],
      [0, length],
      [-wide * 0.62, length * 0.72],
      [-wide * 0.8, length * 0.48],
      [-wide * 0.25, length * 0.2],
    ],
    sword: [
      [-wide * 0.35, tail],
      [wide * 0.35, tail],
      [wide * 0.35, 0],
      [wide * 0.75, length * 0.82],
      [0, length],
      [-wide * 0.75, length * 0.82],
      [-wide * 0.35, 0],
    ],
  };
  return extrude({ outline: outlines[kind], height: thick }, detail);
}
