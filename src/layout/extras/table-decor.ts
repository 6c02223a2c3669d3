import type { Part } from '#layout/part.ts';
import { partBeside } from '#layout/extras/beside-seats.ts';
import { add, findModelFor, piecesOfKind } from '#layout/extras/furnishing-state.ts';
import type { FurnishingState } from '#layout/extras/furnishing-state.ts';

/** Code, where on the top (shares of the free width and depth), how large at most. */
type SmallDecor = readonly [code: string, x: number, y: number, widest: number, highest: number];

const decorByTop: Readonly<Record<string, readonly SmallDecor[]>> = {
  'coffee-table': [
    ['books', -0.22, 0, 330, 160],
    ['bowl', 0.22, 0.05, 320, 200],
    ['vase', 0.24, 0, 220, 320],
  ],
  'tv-unit': [
    ['vase', -0.48, 0, 240, 420],
    ['table-plant', 0.48, 0, 260, 420],
    ['books', 0.46, 0, 300, 300],
  ],
  sideboard: [
    ['vase', -0.36, 0, 260, 480],
    ['books', 0.12, 0, 330, 300],
    ['table-plant', 0.4, 0, 300, 480],
    ['bowl', 0.4, 0, 340, 200],
  ],
  'console-table': [
    ['vase', -0.36, 0, 220, 420],
    ['bowl', 0.34, 0, 280, 180],
  ],
  'shoe-cabinet': [
    ['bowl', -0.32, 0, 240, 160],
    ['vase', 0.34, 0, 200, 380],
  ],
  chest: [
    ['table-plant', -0.38, 0, 260, 420],
    ['books', 0.3, 0, 300, 260],
    ['vase', 0.4, 0, 220, 360],
  ],
  'dining-table': [
    ['vase', 0, 0, 260, 360],
    ['bowl', 0, 0, 340, 200],
  ],
  desk: [
    ['books', 0.34, 0.25, 320, 300],
    ['table-plant', -0.42, 0.3, 200, 320],
  ],
  bedside: [['books', -0.1, -0.3, 220, 120]],
  'kitchen-island': [['bowl', -0.2, 0, 360, 220]],
  'kitchen-base': [
    ['microwave', -0.47, 0.2, 520, 310],
    ['microwave', 0.47, 0.2, 520, 310],
    ['table-plant', -0.49, 0.3, 200, 300],
    ['table-plant', 0.1, 0.3, 200, 300],
    ['vase', 0.49, 0.3, 180, 320],
  ],
  'side-table': [['books', 0, 0, 260, 120]],
  'toy-shelf': [],
  altar: [
    ['vase', -0.38, 0, 240, 480],
    ['bowl', 0, -0.1, 260, 200],
    ['vase', 0.38, 0, 240, 480],
  ],
};
/** How many of a kind a room takes at most. */
const maxPerRoom: Readonly<Record<string, number>> = { vase: 2, books: 3, bowl: 1, 'table-plant': 2 };

export function addTableDecor(room: FurnishingState): void {
  for (const [code, smalls] of Object.entries(decorByTop)) {
    for (const table of piecesOfKind(room, code)) for (const small of smalls) addSmallDecor(room, table, small);
  }
  basket(room);
}

function addSmallDecor(room: FurnishingState, table: Part, [code, x, y, widest, highest]: SmallDecor): void {
  if (piecesOfKind(room, code).length >= (maxPerRoom[code] ?? 1) || table.z > 0) return;
  const { width, depth, height } = table.chosen;
  const chosen = findModelFor(room, code, {
    width: [30, Math.min(widest, width * 0.5)],
    depth: [30, Math.min(widest, depth - 60)],
    height: [10, highest],
    near: { width: widest * 0.8, height: highest * 0.8 },
  });
  if (chosen)
    add(room, {
      ...partBeside(
        table,
        chosen,
        x * (width - chosen.width),
        y * (depth - chosen.depth),
        height,
        'lived-in',
        'accent',
      ),
    });
}

/** Beside the sofa, the bed or the toys. */
function basket(room: FurnishingState): void {
  const chosen = findModelFor(room, 'basket', { width: [250, 500], height: [200, 600] });
  const seat = piecesOfKind(room, 'toy-shelf', 'sofa', 'corner-sofa', 'washing-machine')[0];
  if (!chosen || !seat) return;
  const y = seat.chosen.depth / 2 - chosen.depth / 2 - 20;
  [1, -1].some((side) =>
    add(
      room,
      partBeside(seat, chosen, side * (seat.chosen.width / 2 + chosen.width / 2 + 60), y, 0, 'lived-in', 'first'),
    ),
  );
}
