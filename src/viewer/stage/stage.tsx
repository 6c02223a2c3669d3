import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LiveControls, StageControls } from '#viewer/stage/live-stage.tsx';
import type { Built } from '#viewer/live/scene-session.ts';
import type { Mode } from '#viewer/stage/camera-controller.ts';
import { lastQuarter } from '#viewer/stage/last-quarter.ts';
import { StageTools } from '#viewer/stage/stage-tools.tsx';
import type { Subject } from '#viewer/subject.ts';
import { useLiveStage, type StageState } from '#viewer/stage/use-live-stage.ts';

interface StageProps {
  subject: Subject;
  mode: Mode;
  /** From edge to edge of the page: overlays keep to the page's margins. */
  wide?: boolean;
  /** Whoever shows it has tools and hints of their own. */
  bare?: boolean;
  label: string;
  picked?: string | null;
  onPick?(owner: string | null): void;
  onLeave(): void;
  /** The camera, once it can be moved from outside. */
  onControls?(controls: LiveControls): void;
  /** The still picture: shown first, and again when 3D fails. */
  children: ReactNode;
}

/** LOOK, Stage: the still picture, then 3D over it, tools at the lower right. Fills its container. */
export function Stage({
  subject,
  mode,
  wide = false,
  bare = false,
  label,
  picked = null,
  onPick,
  onLeave,
  onControls,
  children,
}: StageProps) {
  const t = useTranslations('viewer');
  const frame = useRef<HTMLDivElement>(null);
  const { Stage: Live, state, setState, attempt, tryAgain } = useLiveStage();
  const [controls, setControls] = useState<StageControls | null>(null);
  const [measured, setMeasured] = useState(false);
  const [built, setBuilt] = useState<Built | null>(null);
  const live = state === 'live';
  const ready = (made: LiveControls) => {
    setControls(made);
    onControls?.(made);
    setState('live');
    // Starting 3D moves the focus to the stage so that its keys work at once; a change of model or finish does not.
    if (!live) frame.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  };
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
      {/* A stage whose context was lost stays, unseen: most browsers give it back. */}
      {Live && (state === 'waiting' || state === 'lost' || live) && (
        <div className={`absolute inset-0 transition-opacity duration-(--duration-scene) ${live ? '' : 'opacity-0'}`}>
          <Live
            key={attempt}
            subject={subject}
            mode={mode}
            measured={measured}
            picked={picked}
            label={label}
            keys={t(`keys.${mode}`)}
            onReady={ready}
            onPick={(owner) => onPick?.(owner)}
            onFailed={setState}
            onRestored={() => setState('live')}
            onLeave={onLeave}
            onBuilt={setBuilt}
          />
        </div>
      )}
      {!(bare && live) && (
        <StageNote
          state={state}
          mode={mode}
          built={state === 'waiting' ? built : null}
          place={notePlace(bare, wide, live)}
          onAgain={tryAgain}
        />
      )}
      {live && controls && !bare && (
        <StageTools wide={wide} frame={frame} controls={controls} measure={{ on: measured, onChange: setMeasured }} />
      )}
    </div>
  );
}

/** At the upper left; in the middle where whoever shows it has tools of their own there. */
function notePlace(bare: boolean, wide: boolean, live: boolean): string {
  if (bare) return 'top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2';
  const beside = live ? 'max-sm:max-w-[calc(100%-14rem)]' : '';
  return `top-4 left-4 ${wide ? 'lg:left-margin' : beside}`;
}

interface StageNoteProps {
  state: StageState;
  mode: Mode;
  built: Built | null;
  place: string;
  onAgain(): void;
}

/** One line: what one can do, or why there is only a picture. */
function StageNote({ state, mode, built, place, onAgain }: StageNoteProps) {
  const t = useTranslations('viewer');
  const trouble = state === 'lost' || state === 'failed';
  return (
    <output
      className={`pointer-events-none absolute flex ${place} max-w-[min(28rem,calc(100%-2rem))] flex-wrap items-center gap-x-3 rounded-s bg-shade-raised/85 px-3 py-1.5 text-caption text-on-shade`}
    >
      {state === 'live' ? t(`hint.${mode}`) : t(`state.${state}`)}
      {built && (
        <>
          <span aria-hidden className="num">
            {t('built', { ...built })}
          </span>
          <span className="sr-only">{t('built', { ...built, done: lastQuarter(built) })}</span>
        </>
      )}
      {trouble && (
        <button type="button" onClick={onAgain} className="link pointer-events-auto min-h-11 font-medium lg:min-h-6">
          {t('again')}
        </button>
      )}
    </output>
  );
}
