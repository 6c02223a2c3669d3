import { useRef } from 'react';
import { useSession } from '../editor-context.tsx';
import { toScreen } from '../plan-view/plan-camera.ts';
import { useSize } from '../plan-view/use-size.ts';
import { useComments } from './comments-context.tsx';
import { PinLayer } from './pin-layer.tsx';

/** Pins over the plan. */
export function PlanPins() {
  const host = useRef<HTMLDivElement>(null);
  const size = useSize(host);
  const view = useSession((state) => state.view);
  if (!useComments()) return null;
  return (
    <div ref={host} className="cm-host">
      {size && <PinLayer size={size} screen={(at) => toScreen(view, size, at)} cards />}
    </div>
  );
}
