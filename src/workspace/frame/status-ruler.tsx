import { Magnet, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { lengthUnits, writeLength } from '#editor/units.ts';
import { gridStep } from '#editor/snapping/snap.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { StatusLists } from './status-lists.tsx';
import { rulerFigure, rulerStep, rulerTick, toScreen } from '../plan-view/plan-camera.ts';
import { SunBar } from '../scene-view/sun/sun-bar.tsx';
import { PriceSum } from './price-sum.tsx';
import { useInHand } from '../plan-view/marks/use-in-hand.ts';
import { useSize } from '../plan-view/use-size.ts';
import { usePlanSpan } from './use-plan-span.ts';

interface StatusRulerProps {
  /** A list, the versions or the renders lie in the place of the sheet: it has no foot. */
  away: boolean;
  tree: boolean;
  onTree(): void;
  onList(): void;
}

/** The sheet stands on the eave line: posts at every metre, figures under them; beside it units, snapping and zoom. */
export function StatusRuler({ away, tree, onTree, onList }: StatusRulerProps) {
  return (
    <>
      <div className="ws-status-left">
        <StatusLists tree={tree} onTree={onTree} />
      </div>
      {!away && <SheetFoot onList={onList} />}
      <StatusControls />
    </>
  );
}

/** Of the plan its ruler, of 3D the hours of the day; above it what the home costs. */
function SheetFoot({ onList }: { onList(): void }) {
  const mode = useSession((state) => state.view.mode);
  return (
    <>
      {(mode === 'plan' || mode === 'split') && <Ruler />}
      {mode !== 'plan' && <SunBar key={mode === 'split' ? 'half' : 'whole'} mode={mode} />}
      <PriceSum onList={onList} />
    </>
  );
}

/** Nearer to an end a figure would be cut. Pixels. */
const cut = 12;

function Ruler() {
  const host = useRef<HTMLDivElement>(null);
  const size = useSize(host);
  const view = useSession((state) => state.view);
  const cursor = useSession((state) => state.gesture?.show.cursor ?? null);
  const units = useSession((state) => state.units);
  const plan = usePlanSpan(host);
  if (!size) return <div ref={host} className="ws-ruler" />;
  const span = plan ?? { left: 0, width: size.width };
  const step = rulerStep(view.scale);
  const left = view.centre.x - span.width / 2 / view.scale;
  const first = Math.ceil(left / step);
  const count = Math.ceil(span.width / view.scale / step) + 1;
  const x = (at: number) => span.left + toScreen(view, { width: span.width, height: 0 }, { x: at, y: 0 }).x;
  const tenth = rulerTick(step, view.scale);
  return (
    <div ref={host} className="ws-ruler" aria-hidden>
      <svg width={size.width} height={size.height}>
        <line x1={0} x2={size.width} y1={0.5} y2={0.5} className="ws-eave" />
        <svg width={Math.max(0, span.left + span.width)} height={size.height}>
          {Array.from({ length: count * Math.round(step / tenth) }, (_, number) =>
            x((first - 1) * step + number * tenth),
          ).map((at, number) => (
            <line key={number} x1={at} x2={at} y1={0} y2={4} className="ws-tick" />
          ))}
          {Array.from({ length: count }, (_, number) => (first + number) * step).map((at) => (
            <g key={at}>
              <line x1={x(at)} x2={x(at)} y1={0} y2={9} className="ws-eave" />
              {x(at) >= cut && x(at) <= size.width - cut && (
                <text x={x(at)} y={23} textAnchor="middle" className="ws-figure">
                  {rulerFigure(at, step, units)}
                </text>
              )}
            </g>
          ))}
          <Held x={x} />
          {cursor && <path d={`M${x(cursor.x) - 5} 9h10l-5 -8z`} className="ws-mark" />}
        </svg>
      </svg>
    </div>
  );
}

/** By itself: it follows a drag, and the posts and figures need not be drawn anew for that. */
function Held({ x }: { x(at: number): number }) {
  const held = useInHand();
  return held && <line x1={x(held.left)} x2={x(held.right)} y1={1.5} y2={1.5} className="ws-held" />;
}

function StatusControls() {
  const t = useTranslations('workspace.status');
  const editor = useEditor();
  const units = useSession((state) => state.units);
  const snapping = useSession((state) => state.snapping);
  const scale = useSession((state) => state.view.scale);
  const drawn = useSession(({ view }) => view.mode === 'plan' || view.mode === 'split');
  const grid = gridStep(scale);
  return (
    <footer className="ws-status-right">
      <label className="ws-units">
        <span className="sr-only">{t('units')}</span>
        <select
          value={units.length}
          onChange={({ target }) => {
            const length = lengthUnits.find((each) => each === target.value) ?? 'mm';
            editor.session.set({ units: { ...units, length, area: length === 'ft-in' ? 'ft2' : 'm2' } });
          }}
        >
          {lengthUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unit}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="ws-small"
        aria-pressed={snapping}
        title={t('snapping')}
        onClick={() => editor.session.set({ snapping: !snapping })}
      >
        <Magnet aria-hidden size={14} strokeWidth={1.5} />
        {snapping ? writeLength(grid, units) : t('off')}
      </button>
      <button
        type="button"
        className="ws-small"
        aria-label={t('out')}
        onClick={() => editor.session.request({ kind: 'zoom', by: 0.8 })}
      >
        <ZoomOut aria-hidden size={15} strokeWidth={1.5} />
      </button>
      {/* 1:100 on a usual screen is 38 pixels a metre. In 3D there is no scale. */}
      {drawn && <output className="ws-zoom">{Math.round((scale / 0.1) * 100)}%</output>}
      <button
        type="button"
        className="ws-small"
        aria-label={t('in')}
        onClick={() => editor.session.request({ kind: 'zoom', by: 1.25 })}
      >
        <ZoomIn aria-hidden size={15} strokeWidth={1.5} />
      </button>
    </footer>
  );
}
