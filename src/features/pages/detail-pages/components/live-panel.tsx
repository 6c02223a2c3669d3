import { Box, Footprints } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Design } from '#design/document.ts';
import { api } from '#lib/api.ts';
import { LevelChoice } from '#viewer/home/level-choice.tsx';
import { Stage } from '#viewer/stage/stage.tsx';

interface LivePanelProps {
  workId: string;
  name: string;
  picked: string | null;
  onPick(item: string | null): void;
  onLeave(): void;
  /** Shown over the stage at its upper right. */
  aside: ReactNode;
  /** The still picture. */
  children: ReactNode;
}

const modes = [
  ['orbit', Box],
  ['walk', Footprints],
] as const;

/** The design of a work in 3D (PRODUCT F2): from above, or walked through. Fetched on request. */
export function LivePanel({ workId, name, picked, onPick, onLeave, aside, children }: LivePanelProps) {
  const t = useTranslations('viewer');
  const { shown, failed, tryAgain } = useDesign(workId);
  const design = shown?.document ?? null;
  const light = shown?.light ?? null;
  const [mode, setMode] = useState<'orbit' | 'walk'>('orbit');
  const [chosen, setChosen] = useState<string | null>(null);
  const level = design?.levels.find(({ id }) => id === chosen)?.id ?? design?.levels[0]?.id ?? '';
  const subject = useMemo(() => design && ({ kind: 'home', design, level, light } as const), [design, level, light]);
  if (!subject) {
    return (
      <>
        {children}
        <output className="absolute top-4 left-4 flex items-center gap-3 rounded-s bg-shade-raised/85 px-3 py-1.5 text-caption lg:left-margin">
          {t(failed ? 'state.failed' : 'state.waiting')}
          {failed && (
            <button type="button" onClick={tryAgain} className="link min-h-11 font-medium lg:min-h-6">
              {t('again')}
            </button>
          )}
        </output>
      </>
    );
  }
  return (
    <>
      <Stage
        wide
        subject={subject}
        mode={mode}
        label={t('label', { name })}
        picked={picked}
        onPick={onPick}
        onLeave={() => (mode === 'walk' ? setMode('orbit') : onLeave())}
      >
        {children}
      </Stage>
      <div className="pointer-events-none absolute top-4 right-4 flex max-w-[60%] flex-col items-end gap-2 *:pointer-events-auto lg:right-margin">
        <fieldset aria-label={t('mode.title')} className="flex rounded-s bg-shade-raised/85 p-1 text-small">
          {modes.map(([each, Icon]) => (
            <button
              key={each}
              type="button"
              aria-pressed={mode === each}
              onClick={() => setMode(each)}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-s px-3 aria-pressed:bg-on-shade aria-pressed:font-medium aria-pressed:text-[#1c231f] lg:min-h-10"
            >
              <Icon aria-hidden size={18} />
              <span className="max-sm:sr-only">{t(`mode.${each}`)}</span>
            </button>
          ))}
        </fieldset>
        {aside}
      </div>
      {design!.levels.length > 1 && (
        <LevelChoice
          levels={design!.levels}
          chosen={level}
          onChoose={(id) => {
            setChosen(id);
            onPick(null);
          }}
        />
      )}
    </>
  );
}

interface ShownDesign {
  document: Design;
  /** The address of its baked light. */
  light: string | null;
}

function useDesign(workId: string): { shown: ShownDesign | null; failed: boolean; tryAgain(): void } {
  const [coming, setComing] = useState(() => fetchDesign(workId));
  const [shown, setShown] = useState<ShownDesign | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    coming.then(
      (found) => {
        if (wanted) setShown(found);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [coming]);
  return {
    shown,
    failed,
    tryAgain() {
      setFailed(false);
      setComing(fetchDesign(workId));
    },
  };
}

/** Our own server has validated it with `openDesign` before sending it. */
function fetchDesign(workId: string): Promise<ShownDesign> {
  return api.get<ShownDesign>(`/works/${workId}/design`);
}
