import { fittingSlot } from '#models/families/bath/bath-slots.ts';
import { form, lineOf, measures } from '#models/families/shared/parameters.ts';
import { handleWords, pipeWords } from '#models/families/bath/tap-parameters.ts';
import { piped, valve, valveReach } from '#models/families/bath/tap-parts.ts';
import { fine, tapBodies } from '#models/families/bath/tap-traits.ts';
import { family } from '#models/family.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { roundedRectangle } from '#models/geometry/outline.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge, mirror, move, turn } from '#models/geometry/transform.ts';
import type { Pipe, TapHandle } from '#models/families/bath/tap-parts.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const plate = { kind: ['plate'], width: [180, 200, 220, 240], depth: [170, 190, 210, 230], height: [64, 76] };
const three = { kind: ['threeHole'], width: [230, 250, 270], depth: [170, 190, 210, 230] };

const lines: Line[] = [
  lineOf('modern', plate, { pipe: ['round', 'square'], spout: ['straight', 'down'], handle: ['blade', 'pin'] }),
  lineOf('scandinavian', plate, { pipe: ['round'], spout: ['down'], handle: ['blade', 'pin'] }),
  lineOf('japandi', plate, { pipe: ['round', 'square'], spout: ['straight', 'down'], handle: ['pin'] }),
  lineOf('newChinese', plate, { pipe: ['square'], spout: ['straight', 'down'], handle: ['blade'] }),
  lineOf('wabiSabi', three, { height: [72, 84], pipe: ['round'], spout: ['straight', 'down'], handle: ['knurl'] }),
  lineOf('midCentury', three, { height: [72, 84], pipe: ['round'], spout: ['down'], handle: ['knurl'] }),
  lineOf('industrial', three, {
    height: [72, 84],
    pipe: ['round'],
    spout: ['straight', 'down'],
    handle: ['cross', 'knurl'],
  }),
  lineOf('french', three, { height: [72, 84], pipe: ['round'], spout: ['down'], handle: ['cross'] }),
  lineOf('indochine', three, { height: [72, 84], pipe: ['round'], spout: ['down'], handle: ['cross', 'knurl'] }),
];

export const wallTap = family({
  code: 'wall-tap',
  name: { en: 'Wall tap', zh: '入墙龙头', vi: 'Vòi gắn tường' },
  synonyms: {
    en: ['wall-mounted tap', 'wall-mounted faucet', 'wall mixer'],
    zh: ['墙出水龙头', '壁式龙头', '暗装龙头'],
    vi: ['vòi âm tường', 'vòi lavabo âm tường', 'vòi nước gắn tường'],
  },
  category: 'bath',
  rooms: ['bathroom', 'kitchen'],
  placement: 'wall',
  mountHeight: 1000,
  parameters: {
    ...measures([180, 200, 220, 230, 240, 250, 270], plate.depth, [64, 72, 76, 84]),
    kind: form(['Kind', '类型', 'Loại'], {
      plate: ['On a plate', '带面板', 'Có tấm ốp'],
      threeHole: ['Three-hole', '三孔', 'Ba lỗ'],
    }),
    pipe: pipeWords,
    spout: form(['Spout', '出水嘴', 'Dáng vòi'], {
      straight: ['Straight', '直嘴', 'Thẳng'],
      down: ['Bent down', '下弯', 'Cong xuống'],
    }),
    handle: handleWords,
  },
  lines,
  slots: { metal: fittingSlot(['Metal', '金属', 'Kim loại']) },
  build,
});

function build(choice: Choice, given: Detail): Model {
  const detail = fine(given);
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const { body, bore } = tapBodies[choice.style];
  const pour = pourOf(choice.pipe as Pipe, choice.spout === 'down', bore, depth, detail);
  if (choice.kind === 'threeHole')
    return model([
      part('metal', [
        ...valvesOf(choice.handle as TapHandle, width, height, detail),
        move(merge([pour, rose(bore + 11, detail)]), 0, 0, height / 2),
      ]),
    ]);
  const at = width / 2 - height / 2;
  return model([
    part('metal', [
      plateOf(choice.pipe as Pipe, width, height, detail),
      move(pour, -at * 0.5, 0, height / 2),
      move(leverOf(choice.handle as TapHandle, body, height, detail), at * 0.62, 0, height / 2),
    ]),
  ]);
}

/** Out of the wall at the origin; its front is exactly `depth` before it. */
function pourOf(pipe: Pipe, down: boolean, bore: number, depth: number, detail: Detail): Mesh {
  if (!down)
    return merge([
      piped(
        [
          [0, 0, 0],
          [0, -depth, 0],
        ],
        pipe,
        bore,
        0,
        detail,
      ),
      move(cylinder({ radius: bore * 0.7, height: 6 }, detail), 0, -depth + bore * 1.2, -bore - 4),
    ]);
  return piped(
    [
      [0, 0, 0],
      [0, -depth + bore, 0],
      [0, -depth + bore, -bore * 2.2],
    ],
    pipe,
    bore,
    bore * 1.8,
    detail,
  );
}

function plateOf(pipe: Pipe, width: number, height: number, detail: Detail): Mesh {
  const flat = extrude(
    { outline: roundedRectangle(width, height, pipe === 'round' ? height / 2 : 3, detail), height: 8, bevel: 1.5 },
    detail,
  );
  return move(turn(flat, 'x', 90), 0, 0, height / 2);
}

/** A cartridge with its lever along the wall, inside the plate's outline. */
function leverOf(handle: TapHandle, body: number, height: number, detail: Detail): Mesh {
  const drum = turn(cylinder({ radius: body, height: 52, edge: 2 }, detail), 'x', 90);
  const reach = height / 2;
  if (handle === 'blade') return merge([drum, board({ from: [-7, -50, 0], to: [7, -42, reach], radius: 3 }, detail)]);
  return merge([drum, move(cylinder({ radius: 4, height: reach, edge: 1 }, detail), 0, -44, 0)]);
}

function rose(radius: number, detail: Detail): Mesh {
  return turn(cylinder({ radius, height: 6, edge: 1.5 }, detail), 'x', 90);
}

/** Valves of a deck turned to the wall; roses give the height. */
function valvesOf(handle: TapHandle, width: number, height: number, detail: Detail): Mesh[] {
  const [rx] = valveReach(handle);
  const disc = turn(cylinder({ radius: height / 2, height: 4, edge: 1 }, detail), 'x', 90);
  const right = move(
    merge([turn(merge(valve(handle, Math.min(rx, height / 2), 84, detail)), 'x', 90), disc]),
    width / 2 - height / 2,
    0,
    height / 2,
  );
  return [right, mirror(right, 'x')];
}
