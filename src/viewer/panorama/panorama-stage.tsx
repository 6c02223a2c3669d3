import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PanoramaTiles } from '#viewer/panorama/panorama-tiles.ts';
import { firstView, headingOf, placeOf, type Direction, type PanoramaView } from '#viewer/panorama/panorama-view.ts';
import { qualityOf } from '#viewer/quality.ts';
import { StageTools } from '#viewer/stage/stage-tools.tsx';
import { usePanorama } from '#viewer/panorama/use-panorama.ts';

export interface PanoramaSpot extends Direction {
  key: string;
  mark: ReactNode;
}

interface PanoramaStageProps {
  /** Address of the picture; its width covers the full circle and is twice its height. */
  address: string;
  name: string;
  /** Squares of a large one: loaded as they are looked at, over the soft whole of `address`. */
  tiles?: PanoramaTiles;
  start?: PanoramaView;
  /** Enter, looking there. */
  onEnter?(view: PanoramaView): void;
  /** Marks in the picture. */
  spots?: readonly PanoramaSpot[];
  /** Id of the spot to turn to when it is out of view. */
  facing?: string | null;
  onLeave(): void;
  /** The still picture: shown first, and again when the panorama fails. */
  children: ReactNode;
}

/**
 * LOOK, Stage: one stands in the middle of the room and looks around. Fills its container; without WebGL the flat
 * picture is shown.
 */
export function PanoramaStage({
  address,
  name,
  tiles,
  start = firstView,
  onEnter,
  spots = [],
  facing = null,
  onLeave,
  children,
}: PanoramaStageProps) {
  const t = useTranslations('viewer');
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const hint = useId();
  const { state, attempt, controls, tryAgain } = usePanorama({
    host,
    canvas,
    address,
    tiles,
    start,
    onEnter,
    onLeave,
    onView(view, aspect) {
      placeMarks(overlay.current, spots, view, aspect);
      if (heading.current) heading.current.textContent = `${headingOf(view)}°`;
      recordForTests(host.current, view);
    },
  });
  const live = state === 'live';
  // Only when another spot is chosen: turning away afterwards is left alone.
  const face = useEffectEvent((wanted: string | null) => {
    const spot = spots.find(({ key }) => key === wanted);
    if (spot) controls.face(spot);
  });
  useEffect(() => face(facing), [facing]);
  useEffect(() => {
    if (live) host.current?.focus({ preventScroll: true });
  }, [live, host]);
  if (state === 'missing') return <FlatPanorama address={address} name={name} />;
  return (
    <div
      ref={frame}
      data-ground="shade"
      data-state={state}
      className="absolute inset-0 overflow-hidden rounded-[inherit] bg-shade text-on-shade"
    >
      <div
        className={`absolute inset-0 transition-opacity duration-(--duration-scene) ${live ? 'opacity-0' : ''}`}
        aria-hidden={live || undefined}
      >
        {children}
      </div>
      <div
        className={`absolute inset-0 transition-opacity duration-(--duration-scene) ${live ? '' : 'pointer-events-none opacity-0'}`}
      >
        <div
          ref={host}
          role="application"
          aria-label={t('panorama.label', { name })}
          aria-describedby={hint}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a stage has keys of its own; screen readers hand them through
          tabIndex={live ? 0 : -1}
          className="absolute inset-0 cursor-grab touch-pan-y overflow-hidden select-none -outline-offset-4! active:cursor-grabbing"
        >
          <span id={hint} className="sr-only">
            {t('panorama.keys')} {onEnter && t('panorama.enter')}
          </span>
          <canvas key={attempt} ref={canvas} aria-hidden="true" className="block h-full w-full" />
        </div>
        <div ref={overlay} className="pointer-events-none absolute inset-0 overflow-hidden">
          {spots.map(({ key, mark }) => (
            <div
              key={key}
              hidden
              className="pointer-events-auto absolute -translate-x-1/2 -translate-y-1/2 has-data-on:z-1"
            >
              {mark}
            </div>
          ))}
        </div>
      </div>
      <output className="pointer-events-none absolute top-4 left-4 flex max-w-[calc(100%-2rem)] flex-wrap items-center gap-x-3 rounded-s bg-shade-raised/85 px-3 py-1.5 text-caption lg:left-margin">
        {t(live ? 'panorama.hint' : `panorama.state.${state}`)}
        {(state === 'lost' || state === 'failed') && (
          <button type="button" onClick={tryAgain} className="link pointer-events-auto min-h-11 font-medium lg:min-h-6">
            {t('again')}
          </button>
        )}
      </output>
      {/* Hidden from screen readers: it changes with every move. */}
      <span
        aria-hidden
        ref={heading}
        className={`num pointer-events-none absolute top-4 right-4 rounded-s bg-shade-raised/85 px-3 py-1.5 text-caption lg:right-margin ${live ? '' : 'hidden'}`}
      />
      {live && <StageTools wide frame={frame} controls={controls} />}
    </div>
  );
}

/** Without WebGL: the whole picture, flat, scrolled sideways. */
function FlatPanorama({ address, name }: { address: string; name: string }) {
  const t = useTranslations('viewer.panorama');
  return (
    <div data-ground="shade" data-state="missing" className="absolute inset-0 bg-shade text-on-shade">
      <section
        aria-label={t('label', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys push it along
        tabIndex={0}
        className="absolute inset-0 overflow-x-auto overflow-y-hidden -outline-offset-4!"
      >
        <img
          src={address}
          alt={t('label', { name })}
          width={2000}
          height={1000}
          decoding="async"
          className="h-full w-auto max-w-none"
        />
      </section>
      <output className="pointer-events-none absolute top-4 left-4 max-w-[calc(100%-2rem)] rounded-s bg-shade-raised/85 px-3 py-1.5 text-caption lg:left-margin">
        {t('state.missing')}
      </output>
    </div>
  );
}

function placeMarks(
  overlay: HTMLElement | null,
  spots: readonly PanoramaSpot[],
  view: PanoramaView,
  aspect: number,
): void {
  for (const [number, spot] of spots.entries()) {
    const mark = overlay?.children[number] as HTMLElement | undefined;
    const place = mark && placeOf(view, aspect, spot);
    if (!mark) continue;
    mark.hidden = !place;
    if (place) Object.assign(mark.style, { left: `${place.x * 100}%`, top: `${place.y * 100}%` });
  }
}

/** For tests only, on the element itself, as the model stage does. */
function recordForTests(stage: HTMLElement | null, view: PanoramaView): void {
  if (!stage || !qualityOf(location.search).test) return;
  stage.dataset.frames = String(Number(stage.dataset.frames ?? 0) + 1);
  stage.dataset.heading = String(headingOf(view));
  stage.dataset.fov = view.fov.toFixed(1);
}
