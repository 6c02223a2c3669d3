import { useMemo } from 'react';
import type { Design } from '#design/document.ts';
import { handlesOf, type Handle } from '#editor/handles.ts';
import { outlineOf } from '#editor/outlines.ts';
import type { ViewFacts } from '#editor/session-state.ts';
import { tableOfId } from '#design/document.ts';
import type { Point } from '#lib/vec2.ts';
import { useEditor } from '../editor-context.tsx';
import { useCoarse } from '../frame/use-screen.ts';
import { toScreen, type Size } from './plan-camera.ts';

interface SelectionOverlayProps {
  design: Design;
  selection: readonly string[];
  hover: string | null;
  view: ViewFacts;
  size: Size;
  /** Nothing can be taken hold of while something is in hand. */
  handles: boolean;
}

/** What is selected and what the pointer is over, with the handles one can take hold of. */
export function SelectionOverlay({ design, selection, hover, view, size, handles }: SelectionOverlayProps) {
  const { pieces } = useEditor();
  const touch = useCoarse() || view.input === 'touch';
  const grips = useGrips({ design, selection, view, handles });
  const screen = (at: Point) => toScreen(view, size, at);
  const outline = (id: string) => outlineOf(design, id, pieces).map(screen);
  return (
    <g>
      {hover !== null && !selection.includes(hover) && (
        <Outline points={outline(hover)} id={hover} className="pv-hover" />
      )}
      {selection.map((id) => (
        <Outline key={id} points={outline(id)} id={id} className="pv-selected" />
      ))}
      {grips.map((handle) => (
        <Grip
          key={`${handle.kind} ${handle.at.x} ${handle.at.y}`}
          at={screen(handle.at)}
          from={handle.kind === 'turn' ? screen(handle.around) : null}
          touch={touch}
        />
      ))}
    </g>
  );
}

export function Outline({ points, id, className }: { points: readonly Point[]; id: string; className: string }) {
  // A wall comes as its two faces, an opening as its two jambs: the second is walked back, so that they close into one.
  const table = tableOfId(id);
  const ring = table === 'walls' || table === 'openings' ? faceRing(points) : points;
  return <polygon points={ring.map(({ x, y }) => `${x},${y}`).join(' ')} className={className} data-selected={id} />;
}

function Grip({ at: { x, y }, from, touch }: { at: Point; from: Point | null; touch: boolean }) {
  if (from)
    return (
      <g className="pv-grip">
        <line x1={from.x} y1={from.y} x2={x} y2={y} className="pv-grip-line" />
        <circle cx={x} cy={y} r={touch ? 11 : 6} />
      </g>
    );
  return touch ? (
    <circle cx={x} cy={y} r={9} className="pv-grip" />
  ) : (
    <rect x={x - 4} y={y - 4} width={8} height={8} className="pv-grip" />
  );
}

/** The handles of what is selected, as far as one can take hold of them. */
export function useGrips({
  design,
  selection,
  view,
  handles,
}: Pick<SelectionOverlayProps, 'design' | 'selection' | 'view' | 'handles'>): Handle[] {
  const { pieces } = useEditor();
  return useMemo(
    () => (handles ? handlesOf(design, selection, pieces, view) : []),
    [handles, design, selection, pieces, view],
  );
}

function faceRing<T>(points: readonly T[]): T[] {
  const half = Math.floor(points.length / 2);
  return [...points.slice(0, half), ...points.slice(half).toReversed()];
}
