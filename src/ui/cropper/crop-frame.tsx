import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Corner, Crop, Point } from './crop.ts';
import { frameOn, type View } from './crop-view.ts';

interface FrameProps {
  crop: Crop;
  view: View;
  /** Shown in a circle later: the corners are dimmed. */
  round: boolean;
  resize(corner: Corner, by: Point): void;
  onHold(): void;
  onRelease(): void;
}

const corners: Record<Corner, string> = {
  nw: '-top-5.5 -left-5.5 cursor-nwse-resize',
  ne: '-top-5.5 -right-5.5 cursor-nesw-resize',
  sw: '-bottom-5.5 -left-5.5 cursor-nesw-resize',
  se: '-right-5.5 -bottom-5.5 cursor-nwse-resize',
};

/** The kept part is bright, the rest dimmed; a corner is dragged or moved by keys. */
export function CropFrame({ crop, view, round, ...hold }: FrameProps) {
  const { x, y, width, height } = frameOn(crop, view);
  return (
    <div
      className="pointer-events-none absolute top-1/2 left-1/2"
      style={{ width, height, transform: `translate(${x - width / 2}px, ${y - height / 2}px)` }}
    >
      <div className="absolute inset-0 overflow-hidden shadow-[0_0_0_100rem_#0f1411a6]">
        {round && <div className="absolute inset-0 rounded-full shadow-[0_0_0_100rem_#0f141166]" />}
      </div>
      <div className="absolute inset-0 border border-on-shade" />
      {(Object.keys(corners) as Corner[]).map((corner) => (
        <CornerHandle key={corner} corner={corner} {...hold} />
      ))}
    </div>
  );
}

function CornerHandle({
  corner,
  resize,
  onHold,
  onRelease,
}: { corner: Corner } & Pick<FrameProps, 'resize' | 'onHold' | 'onRelease'>) {
  const t = useTranslations('media.cropper.corner');
  const last = useRef<Point | null>(null);

  function press(event: PointerEvent<HTMLButtonElement>) {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
    onHold();
  }
  function drag(event: PointerEvent) {
    if (last.current === null) return;
    event.stopPropagation();
    resize(corner, { x: event.clientX - last.current.x, y: event.clientY - last.current.y });
    last.current = { x: event.clientX, y: event.clientY };
  }
  function release() {
    last.current = null;
    onRelease();
  }
  function walk(event: KeyboardEvent) {
    const step = event.shiftKey ? 32 : 8;
    const by = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    resize(corner, by);
  }
  return (
    <button
      type="button"
      aria-label={t(corner)}
      className={`pointer-events-auto absolute grid h-11 w-11 touch-none place-items-center ${corners[corner]}`}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={walk}
    >
      <span aria-hidden className="h-3 w-3 rounded-s border border-shade bg-on-shade" />
    </button>
  );
}
