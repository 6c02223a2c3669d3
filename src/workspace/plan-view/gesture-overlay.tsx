import { Magnet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { LiveMeasure, Show } from '#editor/gesture.ts';
import { lengthSuffix, writeLength, type Units } from '#editor/units.ts';
import type { Point } from '#lib/vec2.ts';

interface GestureOverlayProps {
  show: Show;
  /** Where a place of the plan is in the view: of the paper, or of the floor in 3D. */
  screen: (at: Point) => Point;
  units: Units;
}

/** What is drawn beside the design while something is in hand: lines, distances, the box around things. */
export function GestureLines({ show, screen }: Omit<GestureOverlayProps, 'units'>) {
  return (
    <g>
      {show.guides?.map(({ line, at, kind }, number) =>
        line ? (
          <ScreenLine key={number} from={screen(line[0])} to={screen(line[1])} className="pv-snap" />
        ) : (
          <Dot key={`${kind} ${number}`} at={screen(at)} />
        ),
      )}
      {show.line && <polyline points={pointsOf(show.line.map(screen))} className="pv-draft" />}
      {show.band && <polyline points={pointsOf(show.band.map(screen))} className="pv-band" />}
      {show.marquee && <polygon points={pointsOf(boxAround(show.marquee).map(screen))} className="pv-marquee" />}
      {show.cursor && <Dot at={screen(show.cursor)} />}
      {show.whole?.added.map((at, number) => (
        <Dot key={`new ${number}`} at={screen(at)} />
      ))}
      {show.measures?.map((measure, number) => (
        <MeasureLine key={number} from={screen(measure.from)} to={screen(measure.to)} />
      ))}
    </g>
  );
}

/** Their words, as real text: sharp at every zoom, and what is being typed with its caret. */
export function GestureWords({ show, screen, units }: GestureOverlayProps) {
  const t = useTranslations('editor.snap');
  const named = show.guides?.find(({ kind }) => kind !== 'grid');
  const labels = labelsOf(show.measures ?? [], screen);
  return (
    <>
      {labels.map((label, number) => (
        <MeasureLabel key={number} {...label} units={units} />
      ))}
      {named && (
        <span className="pv-snap-word" style={placed(wordPlace(screen(named.at), t(named.kind), labels))}>
          <Magnet aria-hidden size={12} />
          {t(named.kind)}
        </span>
      )}
    </>
  );
}

interface PlacedLabel {
  measure: LiveMeasure;
  at: Point;
  /** The heading stands beside the length it belongs to. */
  angle: LiveMeasure | null;
}

/** How far apart two labels stand at least, in pixels. */
const labelGap = 30;

/** Where each distance is written: in its middle, or beside that where another stands already. */
export function labelsOf(measures: readonly LiveMeasure[], screen: (at: Point) => Point): PlacedLabel[] {
  const angle = measures.find(({ unit }) => unit === 'angle') ?? null;
  const lengths = measures.filter(({ unit }) => unit !== 'angle');
  // Without a length the angle is all there is to say.
  const said = lengths.length === 0 && angle ? [angle] : lengths;
  const taken: Point[] = [];
  return said.map((measure, number) => {
    const from = screen(measure.from);
    const to = screen(measure.to);
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const beside = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
    let at = middle(from, to);
    while (taken.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < labelGap))
      at = { x: at.x + beside.x * labelGap, y: at.y + beside.y * labelGap };
    taken.push(at);
    return { measure, at, angle: number === 0 && measure !== angle ? angle : null };
  });
}

/** Of a word and of a figure, in pixels: nothing is measured while a hand moves. */
const wordSize = { height: 22, icon: 30, letter: 7.5 };
const figureSize = { width: 92, height: 24 };

/** The left upper corner of the word that says what was found: beside the place, clear of every distance. */
export function wordPlace(at: Point, word: string, labels: readonly Pick<PlacedLabel, 'at'>[]): Point {
  const width = wordSize.icon + word.length * wordSize.letter;
  const places = [33, 57, 81].flatMap((up) => [
    { x: at.x + 14, y: at.y - up },
    { x: at.x - 14 - width, y: at.y - up },
  ]);
  const clear = ({ x, y }: Point) =>
    labels.every(
      ({ at: label }) =>
        Math.abs(x + width / 2 - label.x) >= (width + figureSize.width) / 2 ||
        Math.abs(y + wordSize.height / 2 - label.y) >= (wordSize.height + figureSize.height) / 2,
    );
  return places.find(clear) ?? { x: at.x + 14, y: at.y - 33 };
}

function MeasureLabel({ measure, at, angle, units }: PlacedLabel & { units: Units }) {
  const t = useTranslations('workspace.wallTool');
  const typing = Boolean(measure.typed) || Boolean(angle?.typed);
  return (
    <span className={typing ? 'pv-typed' : 'pv-measure'} style={placed(at)}>
      {measure.of && <span className="pv-of">{t(measure.of)}</span>}
      <Figure measure={measure} units={units} />
      {angle && <Figure measure={angle} units={units} />}
    </span>
  );
}

function Figure({ measure, units }: { measure: LiveMeasure; units: Units }) {
  return (
    <span className="pv-figure">
      {measure.typed || figureOf(measure, units)}
      {measure.typed ? <i aria-hidden className="pv-caret" /> : null}
      <span className="pv-unit">{measure.unit === 'angle' ? '°' : lengthSuffix(units.length)}</span>
    </span>
  );
}

function figureOf({ unit, value }: LiveMeasure, units: Units): string {
  return unit === 'angle' ? String(Math.round(value * 10) / 10) : writeLength(value, units);
}

function placed({ x, y }: Point): { left: number; top: number } {
  return { left: x, top: y };
}

/** A distance that is shown, not in hand. */
export function MeasurePill({ at, value, units }: { at: Point | undefined; value: number; units: Units }) {
  return (
    <span className="pv-measure" style={at && placed(at)}>
      {writeLength(value, units)}
    </span>
  );
}

/** A dimension line with slashed ends. */
export function MeasureLine({ from, to }: { from: Point; to: Point }) {
  return (
    <g className="pv-dim">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {[from, to].map(({ x, y }, end) => (
        <line key={end} x1={x - 4} y1={y + 4} x2={x + 4} y2={y - 4} />
      ))}
    </g>
  );
}

function boxAround({ from, to }: NonNullable<Show['marquee']>): Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
}

function ScreenLine({ from, to, className }: { from: Point; to: Point; className: string }) {
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={className} />;
}

function Dot({ at }: { at: Point }) {
  return <circle cx={at.x} cy={at.y} r={5} className="pv-dot" />;
}

function pointsOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
