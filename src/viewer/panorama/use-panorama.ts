import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { bindPointerInput } from '#viewer/pointer-input.ts';
import type { StageControls } from '#viewer/stage/live-stage.tsx';
import { openPanorama, type PanoramaCanvas } from '#viewer/panorama/panorama-canvas.ts';
import type { PanoramaTiles } from '#viewer/panorama/panorama-tiles.ts';
import {
  between,
  dragged,
  turnedTowards,
  firstView,
  placeOf,
  afterKey,
  zoomed,
  type Direction,
  type PanoramaView,
} from '#viewer/panorama/panorama-view.ts';
import { pixelRatio, qualityOf } from '#viewer/quality.ts';
import type { StageState } from '#viewer/stage/use-live-stage.ts';
import { canDraw } from '#viewer/webgl.ts';

interface PanoramaOptions {
  host: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Address of the picture; fetched when the stage is started. */
  address: string;
  /** Squares of it, where the picture is only its soft whole. */
  tiles?: PanoramaTiles;
  /** Where one looks first. */
  start: PanoramaView;
  onEnter?(view: PanoramaView): void;
  onView(view: PanoramaView, aspect: number): void;
  onLeave(): void;
}

/** Each `attempt` has a canvas of its own: a lost context stays lost. */
interface PanoramaState {
  state: StageState;
  attempt: number;
  controls: StageControls & { face(spot: Direction): void };
  tryAgain(): void;
}

const glideMilliseconds = 400;

/** Fetches the picture, redraws only when the view changes, handles pointer and keys. */
export function usePanorama({
  host,
  canvas,
  address,
  tiles,
  start,
  onEnter,
  onView,
  onLeave,
}: PanoramaOptions): PanoramaState {
  const [state, setState] = useState<StageState>(() => (canDraw() ? 'waiting' : 'missing'));
  const [attempt, setAttempt] = useState(0);
  const drawing = useRef<ReturnType<typeof drawOn> | null>(null);
  const reportView = useEffectEvent(onView);
  const leave = useEffectEvent(onLeave);
  const enter = useEffectEvent((view: PanoramaView) => onEnter?.(view));
  const begin = useEffectEvent(() => ({ start, tiles, enters: onEnter !== undefined }));

  useEffect(() => {
    const stage = host.current;
    const element = canvas.current;
    if (!stage || !element || !canDraw()) return undefined;
    const picture = Object.assign(new Image(), {
      decoding: 'async',
      src: attempt === 0 ? address : `${address}#${attempt}`,
    });
    let wanted = true;
    let close = () => {
      picture.src = '';
    };
    picture.decode().then(
      () => {
        if (!wanted) return undefined;
        const from = begin();
        const opened = openPanorama(element, picture, {
          kept: qualityOf(location.search).test,
          tiles: from.tiles,
          onSharper: () => drawing.current?.redraw(),
        });
        if (!opened) return setState('failed');
        const drawer = drawOn(stage, opened, from.start, (view, aspect) => reportView(view, aspect));
        drawing.current = drawer;
        const lost = () => setState('lost');
        element.addEventListener('webglcontextlost', lost);
        const stop = bindPointerInput(stage, {
          drag: (right, down) => drawer.set(dragged(drawer.view(), right, down)),
          pinch: (by) => drawer.set(zoomed(drawer.view(), by)),
          tap: () => undefined,
          press(key) {
            const next = afterKey(drawer.view(), key);
            const goes = key === 'Enter' && from.enters;
            if (key === 'Escape') leave();
            else if (goes) enter(drawer.view());
            else if (next) drawer.set(next);
            return key === 'Escape' || goes || next !== null;
          },
          release: () => undefined,
          releaseAll: () => undefined,
        });
        close = () => {
          stop();
          element.removeEventListener('webglcontextlost', lost);
          drawer.close();
          drawing.current = null;
        };
        setState('live');
        return undefined;
      },
      () => {
        if (wanted) setState('failed');
      },
    );
    return () => {
      wanted = false;
      close();
    };
  }, [host, canvas, address, attempt]);

  // What was drawn while the page was hidden may have been discarded.
  useEffect(() => {
    if (state === 'live') drawing.current?.redraw();
  }, [state]);

  const move = (to: (view: PanoramaView) => PanoramaView) => drawing.current?.moveTo(to(drawing.current.view()));
  return {
    state,
    attempt,
    controls: {
      zoom: (by) => move((view) => zoomed(view, by)),
      reset: () => move(() => firstView),
      // No turning needed when the spot is already visible.
      face: (spot) => {
        if (drawing.current && !placeOf(drawing.current.view(), drawing.current.aspect(), spot))
          move((view) => turnedTowards(view, spot));
      },
    },
    tryAgain() {
      setState('waiting');
      setAttempt((number) => number + 1);
    },
  };
}

/** At most one redraw per frame; none while nothing changes. */
function drawOn(
  stage: HTMLElement,
  canvas: PanoramaCanvas,
  start: PanoramaView,
  onDrawn: (view: PanoramaView, aspect: number) => void,
) {
  const quality = qualityOf(location.search);
  let view = start;
  let going: { from: PanoramaView; to: PanoramaView; since: number } | null = null;
  let frame = 0;
  const aspect = () => stage.clientWidth / Math.max(1, stage.clientHeight);

  function draw(now: number) {
    frame = 0;
    if (going) {
      const part = Math.min(1, (now - going.since) / glideMilliseconds);
      view = between(going.from, going.to, 1 - (1 - part) ** 3);
      if (part === 1) going = null;
    }
    const size = { width: stage.clientWidth, height: Math.max(1, stage.clientHeight) };
    canvas.draw(view, { ...size, ratio: pixelRatio(quality, size, devicePixelRatio) });
    onDrawn(view, aspect());
    if (going) redraw();
  }
  function redraw() {
    frame ||= requestAnimationFrame(draw);
  }
  const sizes = new ResizeObserver(redraw);
  sizes.observe(stage);
  redraw();
  return {
    view: () => going?.to ?? view,
    aspect,
    redraw,
    set(next: PanoramaView) {
      view = next;
      going = null;
      redraw();
    },
    moveTo(to: PanoramaView) {
      going = matchMedia('(prefers-reduced-motion: reduce)').matches
        ? null
        : { from: view, to, since: performance.now() };
      if (!going) view = to;
      redraw();
    },
    close() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      canvas.close();
    },
  };
}
