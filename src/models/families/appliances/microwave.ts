import { applianceSlots } from '#models/families/appliances/appliance-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { choices, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import { handle } from '#models/geometry/handles.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { atCorners } from '#models/geometry/legs.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const all = { width: [440, 460, 490, 520], depth: [340, 370, 400], height: [258, 280, 305] };

const lines: Line[] = [
  {
    style: 'modern',
    values: { ...all, controls: ['touch', 'dial', 'dials'], pull: ['bar', 'none'], panel: ['right', 'below'] },
  },
  {
    style: 'scandinavian',
    values: { ...all, controls: ['touch', 'dial', 'dials'], pull: ['bar', 'none'], panel: ['right', 'below'] },
  },
  { style: 'midCentury', values: { ...all, controls: ['dial', 'dials'], pull: ['bar'], panel: ['right', 'below'] } },
];

/** Of the housing: its rounding and how high its feet are. */
const shapes = {
  modern: { radius: 3, foot: 8 },
  scandinavian: { radius: 12, foot: 11 },
  midCentury: { radius: 30, foot: 16 },
};

const { body, doors, metal, screen, dark } = applianceSlots;

export const microwave = family({
  code: 'microwave',
  name: { en: 'Microwave', zh: '微波炉', vi: 'Lò vi sóng' },
  synonyms: { en: ['microwave oven', 'countertop oven'], zh: ['台式微波炉', '光波炉'], vi: ['lò vi ba', 'lò viba'] },
  category: 'appliances',
  rooms: ['kitchen'],
  placement: 'top',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    controls: choices(['Controls', '控制', 'Điều khiển'], {
      touch: ['Touch', '触控', 'Cảm ứng'],
      dial: ['Display and dial', '屏加旋钮', 'Màn hình và núm'],
      dials: ['Two dials', '双旋钮', 'Hai núm'],
    }),
    pull: choices(['Handle', '拉手', 'Tay nắm'], { bar: ['Bar', '把手', 'Thanh'], none: ['None', '无', 'Không'] }),
    panel: choices(['Control position', '面板位置', 'Vị trí bảng'], {
      right: ['At the right', '右侧', 'Bên phải'],
      below: ['Below', '下方', 'Phía dưới'],
    }),
  },
  lines,
  slots: { body, doors, metal, screen, dark },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const { radius, foot } = shapes[choice.style as keyof typeof shapes];
  let proud = 20;
  if (choice.pull === 'bar') proud = 32;
  else if (choice.controls === 'touch') proud = 1;
  const face = -d / 2 + proud;
  const right = choice.panel === 'right';
  const [x1, z0] = right ? [w / 2 - 104, foot + 6] : [w / 2 - 6, foot + 68];
  const box = board({ from: [-w / 2, face + 14, foot], to: [w / 2, d / 2, h], radius, grain: 'x' }, detail);
  const door = board(
    { from: [-w / 2 + 6, face, z0], to: [x1, face + 20, h - 6], radius: Math.min(radius, 10) },
    detail,
  );
  const panel = board(
    right
      ? { from: [x1 + 3, face, foot + 6], to: [w / 2 - 6, face + 20, h - 6], radius: Math.min(radius, 8) }
      : { from: [-w / 2 + 6, face, foot + 6], to: [w / 2 - 6, face + 20, z0 - 3], radius: Math.min(radius, 8) },
    detail,
  );
  const glass = board(
    {
      from: [-w / 2 + 42, face - 1, z0 + 32],
      to: [x1 - (right && choice.pull === 'bar' ? 56 : 36), face + 3, h - (right || choice.pull !== 'bar' ? 38 : 62)],
      radius: 0.5,
    },
    detail,
  );
  const bar =
    choice.pull === 'none'
      ? []
      : [
          right
            ? move(handle('bar', { length: (h - foot) * 0.66, upright: true }, detail), x1 - 26, face, (z0 + h) / 2)
            : move(handle('bar', { length: w * 0.7 }, detail), 0, face, h - 32),
        ];
  const made = controlsOf(
    choice.controls as string,
    right ? [w / 2 - 54, (foot + h) / 2] : [w * 0.18, (foot + 6 + z0) / 2],
    right,
    face,
    detail,
  );
  return modelFromSlots([
    {
      body: [box],
      doors: [door, panel],
      screen: [glass, ...made.screen],
      metal: [...bar, ...made.metal],
      dark: [move(atCorners(cylinder({ radius: 12, height: foot + 3 }, detail), w / 2 - 50, d / 2 - 70), 0, 20, 0)],
    },
  ]);
}

/** Above one another at the right, beside one another below. */
function controlsOf(
  kind: string,
  [x, z]: readonly [number, number],
  right: boolean,
  face: number,
  detail: Detail,
): { screen: Mesh[]; metal: Mesh[] } {
  const size = right ? 27 : 20;
  const dial = turn(
    lathe(
      [
        [size, -2],
        [size, 5],
        [size - 4, 8],
        [size - 5, 20],
        [0, 20],
      ],
      detail,
      { crease: 45 },
    ),
    'x',
    90,
  );
  const at = (along: number): readonly [number, number] => (right ? [x, z + along] : [x + along * 1.6, z]);
  const knob = (along: number): Mesh => move(dial, at(along)[0], face, at(along)[1]);
  const display = (along: number, half: number, high: number): Mesh =>
    board(
      {
        from: [at(along)[0] - half, face - 1, at(along)[1] - high],
        to: [at(along)[0] + half, face + 3, at(along)[1] + high],
        radius: 0.5,
      },
      detail,
    );
  if (kind === 'touch') return { screen: [display(0, right ? 36 : 110, right ? 84 : 18)], metal: [] };
  if (kind === 'dial') return { screen: [display(52, 34, 14)], metal: [knob(-38)] };
  return { screen: [], metal: [knob(52), knob(-44)] };
}
