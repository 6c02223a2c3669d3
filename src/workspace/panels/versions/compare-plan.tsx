import { useMemo, useRef } from 'react';
import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { boundsOfThings, outlineOf } from '#editor/outlines.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import { boundsOf, type Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import { useEditor } from '../../editor-context.tsx';
import { BuildingLayers, useBuilding } from '../../plan-view/building-layer.tsx';
import { PiecesLayer } from '../../plan-view/pieces-layer.tsx';
import { framed, toScreen } from '../../plan-view/plan-camera.ts';
import { Outline } from '../../plan-view/selection-overlay.tsx';
import { useSize } from '../../plan-view/use-size.ts';
import type { Change, Compared } from './use-compared.ts';
import { wayArrow } from './way-arrow.ts';
import '../../plan-view/plan.css';

interface ComparePlanProps {
  compared: Compared;
  /** `both`: the later one, with what was there before dashed. */
  side: 'before' | 'after' | 'both';
  level: string;
  shown: string | null;
}

const symbols = librarySymbols();

/** A plan one looks at: what was added or changed in accent, what is gone dashed, each with its number. */
export function ComparePlan({ compared, side, level, shown }: ComparePlanProps) {
  const { pieces } = useEditor();
  const host = useRef<HTMLDivElement>(null);
  const size = useSize(host);
  const { before, after, changes } = compared;
  const design = side === 'before' ? before : after;
  const building = useBuilding(design, level);
  // What is gone is still to be seen, as it stood there.
  const gone = useMemo(
    () => (side === 'both' ? withOnly(before, removedItems(changes)) : null),
    [side, before, changes],
  );
  const bounds = useMemo(
    () => [before, after].map((each) => homeBounds(each, level, pieces)).filter((each) => each !== null),
    [before, after, level, pieces],
  );
  const camera = size && framed(bounds.length > 0 ? unionOf(bounds) : null, size, Math.min(48, size.width * 0.06));
  const screen = (at: Point) => (camera && size ? toScreen(camera, size, at) : at);
  const origin = screen({ x: 0, y: 0 });
  const outline = (of: Design, id: string) => outlineOf(of, id, pieces).map(screen);
  return (
    <div ref={host} className="vs-plan">
      {size && camera && (
        <svg className="pv-sheet" width={size.width} height={size.height} aria-hidden>
          <g transform={`translate(${origin.x} ${origin.y}) scale(${camera.scale})`}>
            <BuildingLayers layers={building} which="below" />
            <PiecesLayer design={design} level={level} symbols={symbols} most={Infinity} />
            {gone && (
              <g className="vs-ghost">
                <PiecesLayer design={gone} level={level} symbols={symbols} most={Infinity} />
              </g>
            )}
            <BuildingLayers layers={building} which="above" />
          </g>
          {changes.map((change, at) => (
            <ChangeMark
              key={`${change.table} ${change.id}`}
              change={change}
              number={at + 1}
              was={side === 'after' || !isOn(before, change, level) ? [] : outline(before, change.id)}
              is={side === 'before' || !isOn(after, change, level) ? [] : outline(after, change.id)}
              shown={shown === change.id}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

interface ChangeMarkProps {
  change: Change;
  number: number;
  was: readonly Point[];
  is: readonly Point[];
  shown: boolean;
}

function ChangeMark({ change: { id, how, kinds }, number, was, is, shown }: ChangeMarkProps) {
  const [from, to] = [was, is].map((points) => (points.length > 0 ? middleOf(points) : null));
  const at = to ?? from;
  if (!at) return null;
  const moved = how === 'changed' && kinds.includes('moved') && from && to;
  const way = moved ? wayArrow(from, to) : null;
  return (
    <g className={`vs-mark vs-${how}${shown ? ' vs-shown' : ''}`}>
      {was.length > 0 && (moved || how === 'removed' || is.length === 0) && (
        <Outline points={was} id={id} className="vs-was" />
      )}
      {is.length > 0 && <Outline points={is} id={id} className="vs-is" />}
      {way && <path d={way} className="vs-way" />}
      <circle cx={at.x} cy={at.y} r={11} />
      <text x={at.x} y={at.y + 4} textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

function removedItems(changes: readonly Change[]): ReadonlySet<string> {
  return new Set(changes.filter(({ how, table }) => how === 'removed' && table === 'items').map(({ id }) => id));
}

function withOnly(design: Design, ids: ReadonlySet<string>): Design | null {
  if (ids.size === 0) return null;
  return { ...design, items: Object.fromEntries(Object.entries(design.items).filter(([id]) => ids.has(id))) };
}

/** Whether it is in this state of the design, on this storey. */
function isOn(design: Design, { id, table }: Change, level: string): boolean {
  if (table === 'name' || table === 'settings' || table === 'levels') return false;
  const record = design[table][id];
  if (!record) return false;
  return ('level' in record ? record.level : design.walls[record.wall]?.level) === level;
}

function homeBounds(design: Design, level: string, pieces: Parameters<typeof outlineOf>[2]): Bounds | null {
  const things = (['walls', 'items'] as const).flatMap((table) => recordsOn(design, table, level));
  return boundsOfThings(
    design,
    things.map(({ id }) => id),
    pieces,
  );
}

function unionOf(bounds: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...bounds.map(({ left }) => left)),
    right: Math.max(...bounds.map(({ right }) => right)),
    bottom: Math.min(...bounds.map(({ bottom }) => bottom)),
    top: Math.max(...bounds.map(({ top }) => top)),
  };
}

function middleOf(points: readonly Point[]): Point {
  const { left, right, bottom, top } = boundsOf(points);
  return { x: (left + right) / 2, y: (bottom + top) / 2 };
}
