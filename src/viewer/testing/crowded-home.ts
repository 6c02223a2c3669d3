import { newDesign, type Design } from '#design/document.ts';
import { applyAll, door, walls } from '#design/samples/sample-builders.ts';
import { families, findModel } from '#models/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';

const side = 4200;

/** A house of 5 × 5 rooms with this many pieces of the library, which wear this many finishes together. */
export function crowdedHome(pieces: number, finishes: number): Design {
  const lines = [0, 1, 2, 3, 4, 5];
  const cells = lines.slice(0, 5).flatMap((row) => lines.map((column) => ({ row, column })));
  const house = applyAll(newDesign('Crowded'), [
    ...walls(
      'lv_1',
      200,
      2800,
      lines.map((row) => [`wl_r${row}`, 0, row * side, 5 * side, row * side]),
    ),
    ...walls(
      'lv_1',
      120,
      2800,
      cells.map(({ row, column }) => [
        `wl_c${column}r${row}`,
        column * side,
        row * side,
        column * side,
        (row + 1) * side,
      ]),
    ),
    ...cells.map(({ row, column }) => door(`op_c${column}r${row}`, `wl_c${column}r${row}`, side / 2)),
  ]);
  const models = modelsIn(finishes);
  const room = (i: number) => ({ x: (i % 5) * side, y: (Math.floor(i / 5) % 5) * side });
  return applyAll(
    house,
    Array.from({ length: pieces }, (_, i) => ({
      kind: 'item.add' as const,
      item: {
        id: `it_${i}`,
        level: 'lv_1',
        model: models[i % models.length]!,
        finishes: {},
        at: { x: room(i).x + 600 + ((i * 37) % 3000), y: room(i).y + 600 + ((i * 53) % 3000), z: 0 },
        turn: (i * 15) % 360,
        placement: 'floor' as const,
        locked: false,
      },
    })),
  );
}

/** As many models as there are, one after another of every family, as long as they keep to so many finishes. */
function modelsIn(count: number): string[] {
  const worn = new Set<string>();
  const models: string[] = [];
  for (const number of ['0000', '0001', '0002', '0003']) {
    for (const { code } of families) {
      const id = `${code}-${number}`;
      const found = findModel(id);
      if (!found) continue;
      const wears = new Set([...worn, ...Object.values(slotFinishes(found.family, found.choice))]);
      if (wears.size > count) continue;
      for (const finish of wears) worn.add(finish);
      models.push(id);
    }
  }
  return models;
}
