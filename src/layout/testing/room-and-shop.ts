import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { newDesign, type Design } from '#design/document.ts';
import { doorDefaults } from '#design/records/door.ts';
import type { RoomRecord, RoomType } from '#design/records/room.ts';
import { windowDefaults } from '#design/records/window.ts';
import type { Supply } from '#layout/proposals/proposal.ts';
import type { Choice } from '#models/family.ts';
import { families } from '#models/library.ts';
import { idOf } from '#models/model-id.ts';

/** A bedroom of four metres by three and a half, with a door and a window. */
export function room(width = 4000, depth = 3500, type: RoomType = 'bedroom'): Design {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  const walls = corners.map((a, at) => ({
    kind: 'wall.add' as const,
    wall: {
      id: `wl_${at}`,
      level: 'lv_1',
      a,
      b: corners[(at + 1) % 4] ?? a,
      bulge: 0,
      thickness: 110,
      height: 2800,
    },
  }));
  const opening = { offset: width / 2, finishes: {} };
  const shell = done(newDesign(), [
    ...walls,
    {
      kind: 'opening.add',
      opening: { ...doorDefaults, ...opening, kind: 'door', id: 'op_1', wall: 'wl_0', offset: 700, width: 800 },
    },
    {
      kind: 'opening.add',
      opening: { ...windowDefaults, ...opening, kind: 'window', id: 'op_2', wall: 'wl_2', width: 1200 },
    },
  ]);
  return done(shell, [{ kind: 'room.describe', ...placeOfRoom(onlyRoom(shell)), type }]);
}

export function done(design: Design, commands: readonly Command[]): Design {
  return commands.reduce((each, command) => {
    const result = apply(each, command);
    if (!result.ok) throw new Error(`${command.kind}: ${result.reason} ${result.path}`);
    return result.design;
  }, design);
}

export function onlyRoom(design: Design): RoomRecord {
  const [found] = Object.values(design.rooms);
  if (!found) throw new Error('no room');
  return found;
}

/** A shop that sells the first few models of every line, at a price by family; `stock` of each. */
export function shop(price: (family: string) => number, stock = 8): Supply {
  return families.flatMap((family) =>
    family.lines.slice(0, 6).flatMap((line, number) =>
      [0, 0.5, 0.99].flatMap((share, step) => {
        const choice = {
          ...Object.fromEntries(
            Object.entries(line.values).map(([key, values]) => [key, values[Math.floor(share * values.length)]]),
          ),
          style: line.style,
        } as Choice;
        const model = idOf(family, choice);
        const variant = `v_${family.code.replaceAll('-', '')}${number}${step}`;
        const offer = { product: 'p_shop', variant, price: price(family.code) * (1 + step / 4), stock };
        return model === null ? [] : [{ model, finishes: {}, offer }];
      }),
    ),
  );
}
