import { Magnet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { whyOf, type LiveMeasure, type Show } from '#editor/gesture.ts';
import type { Guide } from '#editor/snapping/snap.ts';
import { lengthSuffix, writeLength, writeTyped, type Units } from '#editor/units.ts';
import { distance, type Point } from '#lib/vec2.ts';
import { ChainMarks } from './marks/chain-marks.tsx';
import { labelsOf, wordPlace, type LabelRoom, type PlacedLabel } from './marks/label-places.ts';

interface GestureOverlayProps {
  show: Show;
  /** Where a place of the plan is in the view: of the paper, or of the floor in 3D. */
  screen: (at: Point) => Point;
  units: Units;
  /** Where there is room for figures and words. */
  room: LabelRoom;
}

/** What is drawn beside the design while something is in hand: lines, distances, the box around things. */
export function GestureLines({ show, screen, units, room }: GestureOverlayProps) {
  return (
    <g>
      {guidesOf(show).map(({ line, at, kind }, number) =>
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
      <ChainMarks show={show} screen={screen} units={units} />
      {labelsOf(show.measures ?? [], screen, room).map(({ line: [from, to] }, number) => (
        <MeasureLine key={number} from={from} to={to} />
      ))}
    </g>
  );
}

/** Where the stretch that would close the room runs along one, its own line is enough. */
function guidesOf({ guides = [], closing }: Show): readonly Guide[] {
  return closing ? guides.filter(({ line }) => !line || distance(line[0], closing.to) > 1) : guides;
}

/** Of the area a room would have, with air around. Pixels. */
const areaSize = { width: 76, height: 26 };

/** Their words, as real text: sharp at every zoom, and what is being typed with its caret. */
export function GestureWords({ show, screen, units, room }: GestureOverlayProps) {
  const t = useTranslations('editor.snap');
  const why = whyOf(show);
  const at = show.cursor ?? show.guides?.find(({ kind }) => kind !== 'grid')?.at;
  const labels = labelsOf(show.measures ?? [], screen, room);
  const made = show.closing?.room;
  const written = made ? [...labels, { at: screen(made.at), size: areaSize }] : labels;
  return (
    <>
      {labels.map((label, number) => (
        <MeasureLabel key={number} {...label} units={units} />
      ))}
      {why && at && (
        <span className="pv-snap-word" style={placed(wordPlace(screen(at), t(why), written, room))}>
          <Magnet aria-hidden size={12} />
          {t(why)}
        </span>
      )}
    </>
  );
}

function MeasureLabel({ measure, at, angle, units }: Omit<PlacedLabel, 'size' | 'line'> & { units: Units }) {
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
      {measure.typed ? writeTyped(measure.typed) : figureOf(measure, units)}
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

/** A distance that is shown, not in hand: it looks like what one reads, not like what one presses. */
export function MeasurePill({ at, text }: { at: Point; text: string }) {
  return (
    <span className="pv-measure pv-said" style={placed(at)}>
      {text}
    </span>
  );
}

/** One that can be pressed, and leads to where it is typed. */
export function MeasureButton({ at, text, name, onPress }: { at: Point; text: string; name: string; onPress(): void }) {
  return (
    <button type="button" tabIndex={-1} className="pv-measure" style={placed(at)} aria-label={name} onClick={onPress}>
      {text}
    </button>
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
