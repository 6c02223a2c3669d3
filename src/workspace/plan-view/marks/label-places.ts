import type { LiveMeasure } from '#editor/gesture.ts';
import { along, direction, distance, leftOf, middle, type Point } from '#lib/vec2.ts';
import type { Place, Size } from '../plan-camera.ts';

/** Where something may be written over a view: inside of this, and clear of what floats there. Pixels of the view. */
export interface LabelRoom {
  readonly within: Place;
  readonly taken: readonly Place[];
}

export interface PlacedLabel {
  readonly measure: LiveMeasure;
  /** Its middle. */
  readonly at: Point;
  readonly size: Size;
  /** The heading stands beside the length it belongs to. */
  readonly angle: LiveMeasure | null;
  /** The dimension line it belongs to. */
  readonly line: readonly [Point, Point];
}

const anywhere: LabelRoom = { within: { left: -1e6, top: -1e6, width: 2e6, height: 2e6 }, taken: [] };
/** How far apart two labels stand at least, and a label from what it measures. Pixels. */
const labelGap = 30;
const air = 6;
/** Along the line, from its middle outwards. */
const shares = [0.5, 0.36, 0.64, 0.24, 0.76];
/** Of a figure, of what is said before it and behind it, and of one that is typed. Nothing is measured while a hand moves. */
const label = { width: 92, before: 66, behind: 40, height: 22, typed: { more: 30, height: 32 } };

/** Where each distance is written: beside what it measures where that is asked, else in its middle or near to it. */
export function labelsOf(
  measures: readonly LiveMeasure[],
  screen: (at: Point) => Point,
  room: LabelRoom = anywhere,
): PlacedLabel[] {
  const angle = measures.find(({ unit }) => unit === 'angle') ?? null;
  const lengths = measures.filter(({ unit }) => unit !== 'angle');
  // Without a length the angle is all there is to say.
  const said = lengths.length === 0 && angle ? [angle] : lengths;
  const taken: Point[] = [];
  return said.map((measure, number) => {
    const own = number === 0 && measure !== angle ? angle : null;
    const size = sizeOf(measure, own);
    const placed = measure.beside
      ? besideLine(measure, measure.beside, size, screen, room)
      : onLine(screen(measure.from), screen(measure.to), taken);
    taken.push(placed.at);
    return { measure, size, angle: own, ...placed };
  });
}

/** What the field or the pill of a measure takes up. */
function sizeOf({ of, typed }: LiveMeasure, angle: LiveMeasure | null): Size {
  const width = label.width + (of ? label.before : 0) + (angle ? label.behind : 0);
  const typing = Boolean(typed) || Boolean(angle?.typed);
  return typing ? { width: width + label.typed.more, height: label.typed.height } : { width, height: label.height };
}

type Where = Pick<PlacedLabel, 'at' | 'line'>;

function onLine(from: Point, to: Point, taken: readonly Point[]): Where {
  const aside = leftOf(direction(from, to));
  let at = middle(from, to);
  while (taken.some((other) => distance(other, at) < labelGap)) at = along(at, aside, labelGap);
  return { at, line: [from, to] };
}

/** At its own side of the line; at the other, or nearer to an end, where there is no room for it. */
function besideLine(
  measure: Pick<LiveMeasure, 'from' | 'to'>,
  { side, reach }: NonNullable<LiveMeasure['beside']>,
  size: Size,
  screen: (at: Point) => Point,
  room: LabelRoom,
): Where {
  const [from, to] = [screen(measure.from), screen(measure.to)];
  const places = [side, -side].flatMap((each) => {
    const { way, out } = asideOf(measure, each, reach, screen);
    const far = out + air + (Math.abs(way.x) * size.width + Math.abs(way.y) * size.height) / 2;
    const beside = out + air + size.height / 2;
    const line = [along(from, way, beside), along(to, way, beside)] as const;
    return shares.map((share) => ({
      at: along(along(from, direction(from, to), distance(from, to) * share), way, far),
      line,
    }));
  });
  const free = places.find(({ at }) => isFree(at, size, room));
  const [first] = places;
  return free ?? { at: kept(first!.at, size, room.within), line: first!.line };
}

/** Away from a line on the screen, and how far what is measured reaches there. */
export function asideOf(
  { from, to }: Pick<LiveMeasure, 'from' | 'to'>,
  side: number,
  reach: number,
  screen: (at: Point) => Point,
): { way: Point; out: number } {
  const on = middle(from, to);
  const aside = (far: number) => screen(along(on, leftOf(direction(from, to)), side * far));
  return { way: direction(screen(on), aside(Math.max(reach, 1))), out: distance(screen(on), aside(reach)) };
}

function isFree(at: Point, size: Size, { within, taken }: LabelRoom): boolean {
  const box = boxAt(at, size);
  const inside =
    box.left >= within.left &&
    box.top >= within.top &&
    box.left + box.width <= within.left + within.width &&
    box.top + box.height <= within.top + within.height;
  return inside && !taken.some((other) => overlap(box, other));
}

function kept({ x, y }: Point, { width, height }: Size, within: Place): Point {
  return {
    x: Math.min(Math.max(x, within.left + width / 2), within.left + within.width - width / 2),
    y: Math.min(Math.max(y, within.top + height / 2), within.top + within.height - height / 2),
  };
}

function boxAt({ x, y }: Point, { width, height }: Size): Place {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

function overlap(a: Place, b: Place): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

/** Of the word that says what was found. Pixels; letters of Chinese are wider. */
const word = { height: 22, icon: 30, letter: 7.5, wide: 13 };

/** The left upper corner of that word: beside the place, clear of every distance and on the sheet. */
export function wordPlace(
  at: Point,
  text: string,
  labels: readonly Pick<PlacedLabel, 'at' | 'size'>[],
  { within, taken }: LabelRoom = anywhere,
): Point {
  const width = [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? word.wide : word.letter), word.icon);
  const size = { width, height: word.height };
  const places = [-33, -57, -81, 14, 38].flatMap((down) => [
    { x: at.x + 14, y: at.y + down },
    { x: at.x - 14 - width, y: at.y + down },
  ]);
  const room = { within, taken: [...taken, ...labels.map((each) => boxAt(each.at, each.size))] };
  const centre = ({ x, y }: Point) => ({ x: x + width / 2, y: y + word.height / 2 });
  return places.find((place) => isFree(centre(place), size, room)) ?? { x: at.x + 14, y: at.y - 33 };
}
