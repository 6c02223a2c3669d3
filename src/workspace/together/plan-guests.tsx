import { useRef } from 'react';
import type { Design } from '#design/document.ts';
import type { ViewFacts } from '#editor/session-state.ts';
import { outlineOf } from '#editor/outlines.ts';
import { exists } from '#editor/things.ts';
import { useEditor } from '../editor-context.tsx';
import { toPlan, toScreen, type Size } from '../plan-view/plan-camera.ts';
import { Outline } from '../plan-view/selection-overlay.tsx';
import { GuestMarks } from './guest-marks.tsx';
import { useOthers } from './together-context.tsx';
import { useTellPlace } from './use-tell-place.ts';
import './together.css';

interface PlanGuestsProps {
  design: Design;
  level: string;
  view: ViewFacts;
  size: Size;
}

/** The others over the plan: what they have selected, and where they point on this storey. */
export function PlanGuests({ design, level, view, size }: PlanGuestsProps) {
  const { pieces } = useEditor();
  const root = useRef<HTMLDivElement>(null);
  const here = useOthers().filter(({ cursor }) => cursor.level === level);
  useTellPlace(root, (at) => toPlan(view, size, at));
  const outline = (id: string) => outlineOf(design, id, pieces).map((at) => toScreen(view, size, at));
  function over(id: string) {
    const points = outline(id);
    return points.length === 0
      ? null
      : { x: Math.min(...points.map(({ x }) => x)), y: Math.min(...points.map(({ y }) => y)) };
  }
  return (
    <div ref={root} className="tg-layer" aria-hidden>
      {here.length > 0 && (
        <svg width={size.width} height={size.height}>
          {here.map(({ window, ink, cursor }) => (
            <g key={window} className={`tg-ink-${ink}`}>
              {cursor.selected
                .filter((id) => exists(design, id))
                .map((id) => (
                  <Outline key={id} points={outline(id)} id={id} className="tg-selected" />
                ))}
            </g>
          ))}
        </svg>
      )}
      <GuestMarks others={here} design={design} screen={(at) => toScreen(view, size, at)} over={over} />
    </div>
  );
}
