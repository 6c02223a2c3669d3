import { insideOf, shellOf } from '#models/families/storage/cabinet-carcass.ts';
import { frontThickness, hangFront, isSeeThrough } from '#models/families/storage/cabinet-fronts.ts';
import { gripReach } from '#models/families/storage/cabinet-grips.ts';
import { joinSlots } from '#models/families/shared/slot-meshes.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Shell } from '#models/families/storage/cabinet-carcass.ts';
import type { FrontKind } from '#models/families/storage/cabinet-fronts.ts';
import type { Grip, Opening, Role } from '#models/families/storage/cabinet-grips.ts';
import type { Trait } from '#models/families/storage/cabinet-traits.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

/** A field of a cabinet's face; as high as `size` millimetres or, without, its `share` of the rest. */
export interface Cell {
  kind: 'door' | 'doors' | 'drawer' | 'drawers' | 'flap' | 'lift' | 'open' | 'sliding';
  size?: number;
  share?: number;
  /** Boards inside an open field or behind glass. */
  shelves?: number;
  /** A door pulled at its left. */
  left?: boolean;
  /** An open field with a rail to hang clothes on. */
  rail?: boolean;
  front?: FrontKind;
}

/** Fields from below to above; as wide as `size` or its `share`. */
export interface Column {
  size?: number;
  share?: number;
  cells: readonly Cell[];
}

export interface CabinetShape {
  width: number;
  depth: number;
  low: number;
  high: number;
  trait: Trait;
  front: FrontKind;
  grip: Grip;
  columns: readonly Column[];
  /** Over the floor, of door handles. */
  level?: number;
  /** Open fields are seen through. */
  backless?: boolean;
}

interface Plan extends CabinetShape {
  shell: Shell;
  face: number;
  inset: boolean;
}

/**
 * A box with doors, drawers and open fields, exactly `width` × `depth` from `low` to `high`; centred, handles and all
 * within the depth.
 */
export function cabinet(shape: CabinetShape, detail: Detail): { kit: SlotMeshes; front: number; back: number } {
  const plan = planOf(shape);
  const columns = spread(shape.columns, plan.inset ? insideWidth(plan) : shape.width - 2);
  let x = plan.inset ? -insideOf(plan.shell).half : -shape.width / 2 + 1;
  const kits: SlotMeshes[] = [{ carcass: shellOf(plan.shell, detail) }];
  shape.columns.forEach((column, i) => {
    kits.push(columnOf(plan, column, x, x + columns[i]!, detail));
    if (i > 0) kits.push({ carcass: [dividerAt(plan, plan.inset ? x - plan.trait.board / 2 : x, detail)] });
    x += columns[i]! + (plan.inset ? plan.trait.board : 0);
  });
  return { kit: joinSlots(kits), front: plan.shell.front, back: plan.shell.back };
}

function planOf(shape: CabinetShape): Plan {
  const { width, depth, low, high, trait, grip, columns } = shape;
  const inset =
    trait.setting === 'inset' ||
    columns.some((column) => column.cells.some(({ kind }) => kind === 'open' || kind === 'sliding'));
  // A bent shell hides the square corners of its fronts by standing a little before them.
  let recess = 0;
  if (inset) recess = trait.shell === 'soft' ? 5 : 1;
  const face = -depth / 2 + Math.max(gripReach(grip), trait.overhang + recess);
  const shell: Shell = {
    width,
    low,
    high,
    trait,
    front: inset ? face - recess : face + frontThickness + 1.5,
    back: depth / 2,
    backless: shape.backless ?? false,
  };
  return { ...shape, shell, inset, face };
}

function insideWidth(plan: Plan): number {
  return insideOf(plan.shell).half * 2 - (plan.columns.length - 1) * plan.trait.board;
}

/** Millimetres of each: fixed ones first, the rest by shares. */
function spread(parts: readonly { size?: number; share?: number }[], total: number): number[] {
  const fixed = parts.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const shares = parts.reduce((sum, { size, share }) => sum + (size === undefined ? (share ?? 1) : 0), 0);
  return parts.map(({ size, share }) => size ?? ((total - fixed) * (share ?? 1)) / shares);
}

function dividerAt({ shell, trait, inset, face }: Plan, x: number, detail: Detail): Mesh {
  const { low, high } = insideOf(shell);
  return board(
    {
      from: [x - trait.board / 2, inset ? face : shell.front, low],
      to: [x + trait.board / 2, shell.back - 8, high],
      radius: 1.2,
      grain: 'z',
    },
    detail,
  );
}

function columnOf(plan: Plan, column: Column, x0: number, x1: number, detail: Detail): SlotMeshes {
  const inside = insideOf(plan.shell);
  const covers = plan.trait.shell === 'over' || plan.trait.shell === 'moulded';
  const [low, high] = plan.inset ? [inside.low, inside.high] : [plan.low + 1, covers ? inside.high : plan.high - 1];
  const t = plan.trait.board;
  const boards = column.cells.map((cell, i) =>
    i > 0 && (cell.kind === 'open' || column.cells[i - 1]!.kind === 'open') ? t : 0,
  );
  const heights = spread(column.cells, high - low - boards.reduce((sum, each) => sum + each, 0));
  let z = low;
  return joinSlots(
    column.cells.map((cell, i) => {
      const shelf: Mesh[] = boards[i]! > 0 ? [shelfAt(plan, x0, x1, z, t, detail)] : [];
      z += boards[i]!;
      const field = { x0, x1, z0: z, z1: z + heights[i]! };
      z += heights[i]!;
      return joinSlots([{ carcass: shelf }, cellOf(plan, cell, field, detail)]);
    }),
  );
}

function shelfAt({ shell }: Plan, x0: number, x1: number, z: number, t: number, detail: Detail, back = 2): Mesh {
  const half = insideOf(shell).half + 2;
  return board(
    {
      from: [Math.max(-half, x0 - 2), shell.front + back, z],
      to: [Math.min(half, x1 + 2), shell.back - 8, z + t],
      radius: 1.2,
      grain: 'x',
    },
    detail,
  );
}

function cellOf(plan: Plan, cell: Cell, field: Opening, detail: Detail): SlotMeshes {
  const shelves = shelvesIn(plan, cell, field, detail);
  if (cell.kind === 'open') return { carcass: shelves, handles: cell.rail ? [railIn(plan, field, detail)] : [] };
  if (cell.kind === 'sliding') return slidingIn(plan, field, detail);
  const hanging = {
    front: cell.front ?? plan.front,
    grip: plan.grip,
    face: plan.face,
    level: plan.level ?? field.z1 - 90,
  };
  return joinSlots([
    { carcass: shelves },
    ...frontsOf(cell, field).map(([opening, role]) => hangFront(opening, role, hanging, detail)),
  ]);
}

/** Shadow gaps of three millimetres between fronts, one and a half around them. */
function frontsOf(cell: Cell, { x0, x1, z0, z1 }: Opening): [Opening, Role][] {
  const gap = 1.5;
  const whole = { x0: x0 + gap, x1: x1 - gap, z0: z0 + gap, z1: z1 - gap };
  if (cell.kind === 'drawer' || cell.kind === 'flap' || cell.kind === 'lift') return [[whole, cell.kind]];
  if (cell.kind === 'drawers') return halves(whole, gap).map((half) => [half, 'drawer']);
  if (cell.kind === 'door') return [[whole, cell.left ? 'pullLeft' : 'pullRight']];
  const [left, right] = halves(whole, gap);
  return [
    [left, 'pullRight'],
    [right, 'pullLeft'],
  ];
}

function halves(whole: Opening, gap: number): [Opening, Opening] {
  const middle = (whole.x0 + whole.x1) / 2;
  return [
    { ...whole, x1: middle - gap },
    { ...whole, x0: middle + gap },
  ];
}

function railIn({ shell }: Plan, { x0, x1, z1 }: Opening, detail: Detail): Mesh {
  const y = (shell.front + shell.back) / 2;
  return tube(
    {
      path: [
        [x0 - 2, y, z1 - 70],
        [x1 + 2, y, z1 - 70],
      ],
      radius: 12,
    },
    detail,
  );
}

/** Wide doors before and behind one another on two tracks. */
function slidingIn(plan: Plan, { x0, x1, z0, z1 }: Opening, detail: Detail): SlotMeshes {
  const count = Math.max(2, Math.round((x1 - x0) / 950));
  const width = (x1 - x0 + 40 * (count - 1)) / count;
  return joinSlots(
    Array.from({ length: count }, (_, i) => {
      const left = x0 + (width - 40) * i;
      const opening = { x0: left + 1, x1: left + width - 1, z0: z0 + 4, z1: z1 - 4 };
      const face = plan.face + (i % 2 === 0 ? 0 : frontThickness + 6);
      return hangFront(
        opening,
        i === count - 1 ? 'pullRight' : 'pullLeft',
        { front: plan.front, grip: i % 2 === 0 ? plan.grip : flush(plan.grip), face, level: plan.level ?? z1 / 2 },
        detail,
      );
    }),
  );
}

/** A door that runs behind another cannot have a handle standing out. */
function flush(grip: Grip): Grip {
  return gripReach(grip) > 0 ? 'push' : grip;
}

function shelvesIn(plan: Plan, cell: Cell, { x0, x1, z0, z1 }: Opening, detail: Detail): Mesh[] {
  const seen =
    cell.kind === 'open' ||
    (isSeeThrough(cell.front ?? plan.front) && cell.kind !== 'drawer' && cell.kind !== 'drawers');
  const count = seen ? (cell.shelves ?? (cell.kind === 'open' ? 0 : Math.max(0, Math.round((z1 - z0) / 330) - 1))) : 0;
  const t = cell.kind === 'open' ? plan.trait.board : 18;
  const step = (z1 - z0 - count * t) / (count + 1);
  const inset = cell.kind === 'open' ? 4 : frontThickness + 20;
  return Array.from({ length: count }, (_, i) => shelfAt(plan, x0, x1, z0 + step * (i + 1) + t * i, t, detail, inset));
}
