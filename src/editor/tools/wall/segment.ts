import { along, cross, direction, distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Design } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import type { ClosingStretch, LiveMeasure } from '#editor/gesture.ts';
import { parseAngle } from '#editor/measure-input.ts';
import { oneCommand } from '#editor/one-command.ts';
import { inLineWith } from '#editor/snapping/alignment.ts';
import { angleBetween, unit } from '#editor/snapping/headings.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { reachOf } from '#editor/snapping/snap.ts';
import type { Guide, SnapWord } from '#editor/snapping/snap.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';
import type { Pointer } from '#editor/tools/tool.ts';
import { typedLength } from '#editor/tools/typed.ts';
import { besideChain, chainLengths } from '#editor/tools/wall/chain-lengths.ts';
import { closingRoom } from '#editor/tools/wall/closing-room.ts';
import { closingStretch } from '#editor/tools/wall/closing-stretch.ts';
import { chainWalls } from '#editor/tools/wall/wall-chain.ts';
import { nothingTyped } from '#editor/tools/wall/wall-state.ts';
import type { ChainPoint, WallIn, WallSettings, WallState } from '#editor/tools/wall/wall-state.ts';
import { whyThere } from '#editor/tools/wall/why-there.ts';

interface End {
  readonly snap: Snap;
  /** On the first corner: the room is closed. */
  readonly closes: boolean;
}

/** Where the stretch in hand ends: the pointer keeps the heading, a typed figure the length. */
export function segmentEnd(editor: Editor, state: WallIn<'drawing'>, pointer?: Pointer): End {
  const { session } = editor;
  const { level, view, snapping } = session.state;
  const { points, wanted, held } = state;
  const from = points.at(-1)!.at;
  const first = points[0]!;
  const typed = typedEnd(editor, state, from);
  if (!typed && points.length > 2 && distance(wanted, first.at) <= reachOf('corner', view)) {
    const guides = [{ kind: 'corner' as const, at: first.at }];
    return { closes: true, snap: { point: first.at, kind: 'corner', key: 'first', wall: null, guides } };
  }
  const snap = snapPoint(levelSnaps(session.design, level), typed ?? wanted, {
    view,
    free: typed !== null || (pointer?.alt ?? false) || !snapping,
    constrain: typed === null && (pointer?.shift ?? false),
    from,
    headings: headingsOf(points),
    held,
    joins: true,
    own: points.map(({ at }) => at),
  });
  if (!typed || snap.kind !== null) return { closes: false, snap };
  // A typed length is exact to the thousandth where nothing is joined.
  const guides = typedInLine(editor, points, typed);
  return { closes: false, snap: { ...snap, point: typed, guides } };
}

/** But for what its own stretch lies along. */
function typedInLine({ session }: Editor, points: readonly ChainPoint[], end: Point): Guide[] {
  const { level, view } = session.state;
  const own = points.slice(0, -1).map(({ at }) => at);
  const way = direction(points.at(-1)!.at, end);
  return inLineWith(levelSnaps(session.design, level), end, { view, own }).filter(
    ({ line }) => line && Math.abs(cross(way, direction(...line))) > 1e-3,
  );
}

function typedEnd(editor: Editor, { typed, wanted, held }: WallIn<'drawing'>, from: Point): Point | null {
  const length = typedLength(editor, typed.length);
  const angle = parseAngle(typed.angle);
  if (length === null && !angle.ok) return null;
  const aim = held && distance(held.point, from) > 1 ? held.point : wanted;
  const heading = angle.ok ? unit(angle.value) : unit(exact(angleBetween(from, aim)));
  return along(from, heading, length ?? distance(from, aim));
}

/** A heading that was snapped to has lost its last digits in between. */
function exact(angle: number): number {
  const whole = Math.round(angle * 2) / 2;
  return Math.abs(angle - whole) < 1e-3 ? whole : angle;
}

/** Along the last wall drawn; square to it follows. */
function headingsOf(points: readonly ChainPoint[]): number[] {
  const last = points.at(-1);
  const before = points.at(-2);
  return last && before ? [angleBetween(before.at, last.at)] : [];
}

/** Shows the chain with the stretch in hand: lengths, angle, why it ends there and what would close the room. */
export function previewChain(editor: Editor, state: WallIn<'drawing'>, end: End | null): void {
  const { session } = editor;
  const settings = settingsOf(editor, state);
  const points = end ? [...state.points, { at: end.snap.point, wall: end.snap.wall }] : state.points;
  const walls = chainWalls(session.design, session.state.level, { points, ids: state.ids, settings });
  session.preview(oneCommand(walls), (design) => ({
    guides: end ? besideOwnStretch(state.points, end.snap) : [],
    line: points.map(({ at }) => at),
    chain: chainLengths(state.points, points, settings),
    ...(end && {
      cursor: end.snap.point,
      why: whyOf(editor, state, end, design),
      measures: measuresOf(state, points, settings),
      closing: end.closes || end.snap.wall !== null ? null : closingOf(editor, { ...state, settings }, points),
    }),
  }));
}

/** With the room it would make, as far as it makes one. */
function closingOf(editor: Editor, state: WallIn<'drawing'>, points: readonly ChainPoint[]): ClosingStretch | null {
  const closing = closingStretch(editor, state.points, points.at(-1)!.at);
  return closing && { ...closing, room: closingRoom(editor, { ...state, points }, closing) };
}

/** Where the stretch in hand goes is seen without a line in its middle. */
function besideOwnStretch(points: readonly ChainPoint[], { guides }: Snap): Guide[] {
  const from = points.at(-1)!.at;
  return guides.filter(({ line, kind }) => !line || kind === 'body' || distance(line[0], from) > 1);
}

/** `design` is how it would be. */
function whyOf({ session }: Editor, { points }: WallIn<'drawing'>, end: End, design: Design): SnapWord | null {
  if (isRoomMade(session.design, design, end)) return 'closes';
  return whyThere(session.design, session.state.level, points, end.snap);
}

/** By an end on the first corner or on a wall. */
function isRoomMade(base: Design, design: Design, { snap, closes }: End): boolean {
  return closes || (snap.wall !== null && Object.keys(design.rooms).some((id) => !(id in base.rooms)));
}

function measuresOf(
  { typed }: WallIn<'drawing'>,
  points: readonly ChainPoint[],
  settings: WallSettings,
): LiveMeasure[] {
  const [from, to] = points.slice(-2).map(({ at }) => at);
  if (!from || !to) return [];
  const value = distance(from, to);
  const beside = besideChain(points, settings);
  return [
    { from, to, value, field: 'length', typed: typed.length, unit: 'length', of: settings.reference, beside },
    { from, to, value: angleBetween(from, to), field: 'angle', typed: typed.angle, unit: 'angle', beside },
  ];
}

/** A typed thickness holds at once. */
function settingsOf(editor: Editor, { settings, typed }: WallIn<'drawing'>): WallSettings {
  const thickness = typedLength(editor, typed.thickness);
  return thickness !== null && thickness >= 20 && thickness <= 1000 ? { ...settings, thickness } : settings;
}

/** Sets the corner in hand. A corner on the first one, or on a wall that was there, ends the chain. */
export function withCorner(editor: Editor, state: WallIn<'drawing'>, { snap, closes }: End): WallState {
  const last = state.points.at(-1)!;
  if (distance(last.at, snap.point) < 10) return state;
  const next: WallIn<'drawing'> = {
    ...state,
    settings: settingsOf(editor, state),
    points: [...state.points, { at: snap.point, wall: snap.wall }],
    ids: [...state.ids, editor.ids('wl')],
    typed: nothingTyped,
    field: 'length',
    pressed: null,
    held: null,
    wanted: snap.point,
  };
  if (closes || snap.wall !== null) return endChain(editor, next);
  previewChain(editor, next, null);
  return next;
}

/** All its walls are one step. */
export function endChain(editor: Editor, state: WallIn<'drawing'>): WallState {
  const { session } = editor;
  const { points, ids, settings } = state;
  const walls = chainWalls(session.design, session.state.level, { points, ids, settings });
  session.cancel();
  const command = oneCommand(walls);
  if (command) {
    const done = session.perform(command);
    if (done.ok) session.set({ selection: walls.flatMap((each) => (each.kind === 'wall.add' ? [each.wall.id] : [])) });
  }
  return { tool: 'wall', state: 'ready', settings, held: null };
}
