import { useRef, useState, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useScene } from '../scene-link.tsx';

/** How far the knob goes from its middle, in pixels. */
const reach = 36;

/** For thumbs: pushed, one walks that way for as long, slowly near its middle. */
export function WalkStick() {
  const t = useTranslations('sun.walk');
  const controls = useScene((state) => state.controls);
  const host = useRef<HTMLDivElement>(null);
  const [push, setPush] = useState<{ x: number; y: number } | null>(null);
  function steer(event: PointerEvent) {
    const box = host.current?.getBoundingClientRect();
    if (!box || !controls) return;
    const next = stickPush(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
    setPush(next);
    controls.walker?.steer(-next.y, next.x);
    controls.redraw();
  }
  function letGo() {
    setPush(null);
    controls?.walker?.steer(0, 0);
  }
  return (
    <div
      ref={host}
      className="wk-stick"
      role="presentation"
      title={t('stick')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        steer(event);
      }}
      onPointerMove={(event) => push && steer(event)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
    >
      <i style={{ translate: `${(push?.x ?? 0) * reach}px ${(push?.y ?? 0) * reach}px` }} />
    </div>
  );
}

/** From pixels to a push of at most 1, whatever the direction; a thumb at rest does not walk. */
export function stickPush(right: number, down: number): { x: number; y: number } {
  const far = Math.hypot(right, down);
  if (far < 6) return { x: 0, y: 0 };
  const by = Math.min(1, far / reach) / far;
  return { x: right * by, y: down * by };
}
