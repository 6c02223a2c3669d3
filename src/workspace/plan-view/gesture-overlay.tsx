import { Magnet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { LiveMeasure, Show } from '#editor/gesture.ts';
import { lengthSuffix, writeLength, type Units } from '#editor/units.ts';
import type { Point } from '#lib/vec2.ts';
import { toScreen, type PlanCamera, type Size } from './plan-camera.ts';

interface GestureOverlayProps {
  show: Show;
  camera: PlanCamera;
  size: Size;
  units: Units;
}

/** What is drawn beside the design while something is in hand: lines, distances, the box around things. */
export function GestureLines({ show, camera, size }: Omit<GestureOverlayProps, 'units'>) {
  const screen = (at: Point) => toScreen(camera, size, at);
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
      {show.marquee && <Marquee from={screen(show.marquee.from)} to={screen(show.marquee.to)} />}
      {show.cursor && <Dot at={screen(show.cursor)} />}
      {show.measures?.map((measure, number) => (
        <Measure key={number} from={screen(measure.from)} to={screen(measure.to)} />
      ))}
    </g>
  );
}

/** Their words, as real text: sharp at every zoom, and what is being typed with its caret. */
export function GestureWords({ show, camera, size, units }: GestureOverlayProps) {
  const t = useTranslations('editor.snap');
  const screen = (at: Point) => toScreen(camera, size, at);
  const named = show.guides?.find(({ kind }) => kind !== 'grid');
  return (
    <>
      {show.measures?.map((measure, number) => (
        <MeasureLabel
          key={number}
          measure={measure}
          at={middle(screen(measure.from), screen(measure.to))}
          units={units}
        />
      ))}
      {named && (
        <span className="pv-snap-word" style={placed(screen(named.at))}>
          <Magnet aria-hidden size={12} />
          {t(named.kind)}
        </span>
      )}
    </>
  );
}

function MeasureLabel({ measure, at, units }: { measure: LiveMeasure; at: Point; units: Units }) {
  const suffix = measure.unit === 'angle' ? '°' : lengthSuffix(units.length);
  const typed = measure.typed || null;
  return (
    <span className={typed === null ? 'pv-measure' : 'pv-typed'} style={placed(at)}>
      <span>
        {typed ?? figureOf(measure, units)}
        {typed !== null && <i aria-hidden className="pv-caret" />}
      </span>
      <span className="pv-unit">{suffix}</span>
    </span>
  );
}

function figureOf({ unit, value }: LiveMeasure, units: Units): string {
  return unit === 'angle' ? String(Math.round(value * 10) / 10) : writeLength(value, units);
}

function placed({ x, y }: Point): { left: number; top: number } {
  return { left: x, top: y };
}

/** A dimension line with slashed ends. */
function Measure({ from, to }: { from: Point; to: Point }) {
  return (
    <g className="pv-dim">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {[from, to].map(({ x, y }, end) => (
        <line key={end} x1={x - 4} y1={y + 4} x2={x + 4} y2={y - 4} />
      ))}
    </g>
  );
}

function Marquee({ from, to }: { from: Point; to: Point }) {
  return (
    <rect
      x={Math.min(from.x, to.x)}
      y={Math.min(from.y, to.y)}
      width={Math.abs(to.x - from.x)}
      height={Math.abs(to.y - from.y)}
      className="pv-marquee"
    />
  );
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
