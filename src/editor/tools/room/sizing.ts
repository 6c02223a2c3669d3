import type { Point } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import type { LiveMeasure } from '#editor/gesture.ts';
import { parseSize } from '#editor/measure-input.ts';
import { oneCommand } from '#editor/one-command.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';
import { roomOutline, usualNotch } from '#editor/tools/room/room-outline.ts';
import type { DrawnBox } from '#editor/tools/room/room-outline.ts';
import { noSizeTyped } from '#editor/tools/room/room-state.ts';
import type { Drawn, RoomIn, RoomSettings, RoomState } from '#editor/tools/room/room-state.ts';
import { faceNear, roomWalls } from '#editor/tools/room/room-walls.ts';
import type { Pointer } from '#editor/tools/tool.ts';

/** A T has the most sides; shared ones may be cut in two. */
const mostWalls = 16;
/** Smaller is no room. */
const least = 300;
const farthest = 100_000;

export function wallIds(editor: Editor): string[] {
  return Array.from({ length: mostWalls }, () => editor.ids('wl'));
}

export function cornerAt({ session }: Editor, { held }: RoomState, { at, alt, shift }: Pointer, from?: Point): Snap {
  const { level, view, snapping } = session.state;
  const snap = snapPoint(levelSnaps(session.design, level), at, { view, free: alt || !snapping, held, joins: true });
  if (!shift || !from) return snap;
  const side = Math.max(Math.abs(snap.point.x - from.x), Math.abs(snap.point.y - from.y));
  const square = {
    x: from.x + side * (Math.sign(snap.point.x - from.x) || 1),
    y: from.y + side * (Math.sign(snap.point.y - from.y) || 1),
  };
  return { ...snap, point: square };
}

/** The room between its first corner and the pointer, or as large as typed towards it. */
export function boxOf(editor: Editor, { from, typed, settings }: RoomIn<'drawing'>, to: Point): DrawnBox {
  const size = typedSize(editor, typed.size);
  if (!size) return asInner({ x: from.x, y: from.y, width: to.x - from.x, depth: to.y - from.y }, settings);
  const sx = Math.sign(to.x - from.x) || 1;
  const sy = Math.sign(to.y - from.y) || 1;
  const { design, state } = editor.session;
  // Beside a wall that is there, the size counts from its face.
  const bottom = faceNear(design, state.level, from, { x: sy, y: 0 });
  const left = faceNear(design, state.level, from, { x: 0, y: -sx });
  return asInner({ x: left.x, y: bottom.y, width: sx * size.width, depth: sy * size.depth }, settings);
}

/** What was drawn may be the middle or the outer face of the walls. */
function asInner(box: DrawnBox, { reference, thickness }: RoomSettings): DrawnBox {
  const inset = thickness * { inner: 0, middle: 0.5, outer: 1 }[reference];
  const sx = Math.sign(box.width) || 1;
  const sy = Math.sign(box.depth) || 1;
  return {
    x: box.x + sx * inset,
    y: box.y + sy * inset,
    width: box.width - 2 * sx * inset,
    depth: box.depth - 2 * sy * inset,
  };
}

export function typedSize({ session }: Editor, text: string): { width: number; depth: number } | null {
  const range = { min: least, max: farthest };
  const { length } = session.state.units;
  const read = parseSize(text, length, range);
  if (read.ok) return read.value;
  // Nobody builds a room of 3.4 by 3 millimetres: such figures are metres.
  const metres = read.reason === 'too_small' && length !== 'ft-in' ? parseSize(text, 'm', range) : read;
  return metres.ok ? metres.value : null;
}

export function previewRoom(editor: Editor, state: RoomState, box: DrawnBox, guides: Snap['guides']): void {
  const { session } = editor;
  if (Math.abs(box.width) < least || Math.abs(box.depth) < least)
    return session.preview(null, { guides, marquee: cornersOf(box) });
  const notch = typedSize(editor, state.typed.notch) ?? usualNotch(box);
  const outline = roomOutline(state.settings.form, box, notch);
  const { thickness } = state.settings;
  const walls = roomWalls(session.design, session.state.level, outline, { thickness, ids: state.ids });
  session.preview(oneCommand(walls), { guides, line: [...outline, outline[0]!], measures: measuresOf(state, box) });
}

function cornersOf({ x, y, width, depth }: DrawnBox) {
  return { from: { x, y }, to: { x: x + width, y: y + depth } };
}

function measuresOf({ typed }: RoomState, { x, y, width, depth }: DrawnBox): LiveMeasure[] {
  const from = { x, y };
  return [
    { from, to: { x: x + width, y }, value: Math.abs(width), field: 'size', typed: typed.size },
    { from, to: { x, y: y + depth }, value: Math.abs(depth), field: 'size' },
  ];
}

/** The walls are one step; what they made is selected. `pulled`: from where to where it was drawn, if it was. */
export function setRoom(editor: Editor, state: RoomState, pulled?: Omit<Drawn, 'room'>): RoomState {
  const { session } = editor;
  const before = new Set(Object.keys(session.design.rooms));
  const done = session.commit();
  const made = done.ok && done.changed ? Object.keys(session.design.rooms).filter((id) => !before.has(id)) : [];
  if (done.ok && done.changed) session.set({ selection: made });
  const [room] = made;
  const drawn = pulled && room !== undefined && made.length === 1 ? { room, ...pulled } : null;
  return { ...state, state: 'ready', held: null, typed: noSizeTyped, field: 'size', ids: wallIds(editor), drawn };
}
