import { useId, useRef, useState, useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { CropFrame } from './crop-frame.tsx';
import {
  fitted,
  moved,
  resized,
  startCrop,
  turned,
  zoomed,
  type Corner,
  type Crop,
  type Point,
  type Size,
} from './crop.ts';
import { pictureTransform, viewOf, type View } from './crop-view.ts';
import type { CropperProps } from './cropper.tsx';
import { useGestures } from './use-gestures.ts';

/** The picture under its frame: dragged, pinched, wheeled, or moved by keys. */
export function CropStage({ picture, crop, ratio, round = false, onChange }: CropperProps) {
  const t = useTranslations('media.cropper');
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  const size = useStageSize(stage);
  // While a corner is dragged the picture stands still; the frame is centred again on release.
  const [held, setHeld] = useState<View | null>(null);
  const image = picture.size;
  const now = fitted(crop, image);
  const view = held ?? viewOf(now, size ?? { width: 320, height: 320 });
  const inPicture = ({ x, y }: Point): Point => ({ x: x / view.scale, y: y / view.scale });

  const hands = useGestures(stage, {
    move: (by) => onChange((each) => moved(each, image, inPicture(by))),
    zoom: (factor, at) => onChange((each) => zoomed(each, image, factor, inPicture(at))),
  });
  const resize = (corner: Corner, by: Point) => onChange((each) => resized(each, image, corner, inPicture(by), ratio));

  function press(event: KeyboardEvent) {
    const change = event.target === stage.current ? keyChange(event, 1 / view.scale) : null;
    if (change === null) return;
    event.preventDefault();
    onChange((each) => change(each, { image, ratio }));
  }
  return (
    <div data-ground="shade" className="overflow-hidden rounded-s bg-shade">
      <p id={help} className="sr-only">
        {t('help')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application: its keys are told in the help above */}
      <div
        ref={stage}
        role="application"
        aria-label={t('stage')}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application: its keys are told in the help above
        tabIndex={0}
        data-first
        onKeyDown={press}
        {...hands}
        className="relative h-[min(22rem,46dvh)] cursor-grab touch-none overflow-hidden select-none -outline-offset-2! active:cursor-grabbing"
      >
        {size !== null && (
          <>
            <img
              src={picture.element.src}
              alt=""
              draggable={false}
              className="pointer-events-none absolute top-1/2 left-1/2 max-w-none origin-top-left"
              style={{ width: image.width, height: image.height, transform: pictureTransform(now, view) }}
            />
            <CropFrame
              crop={now}
              view={view}
              round={round}
              resize={resize}
              onHold={() => setHeld(view)}
              onRelease={() => setHeld(null)}
            />
          </>
        )}
      </div>
    </div>
  );
}

type Change = (crop: Crop, about: Pick<CropperProps, 'ratio'> & { image: { width: number; height: number } }) => Crop;

/** `unit` is one screen pixel in the picture's own. */
function keyChange({ key, shiftKey }: KeyboardEvent, unit: number): Change | null {
  const step = unit * (shiftKey ? 48 : 8);
  const zoom = shiftKey ? 1.5 : 1.1;
  const moves: Record<string, Point> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  };
  const by = moves[key];
  if (by !== undefined) return (crop, { image }) => moved(crop, image, by);
  if (key === '+' || key === '=') return (crop, { image }) => zoomed(crop, image, zoom);
  if (key === '-' || key === '_') return (crop, { image }) => zoomed(crop, image, 1 / zoom);
  if (key === 'r' || key === 'R') return (crop, { image, ratio }) => turned(crop, image, shiftKey ? -1 : 1, ratio);
  return key === '0' ? (_, { image, ratio }) => startCrop(image, ratio) : null;
}

/** As wide as its container; null until it has been measured. */
function useStageSize(stage: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, [stage]);
  return size;
}
