import { Box, Footprints, LayoutPanelLeft } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Design } from '#design/document.ts';
import { LevelChoice } from '#viewer/home/level-choice.tsx';
import type { Mode } from '#viewer/stage/camera-controller.ts';
import { Stage } from '#viewer/stage/stage.tsx';
import type { UploadAddress } from '#viewer/subject.ts';
import { prefetchStage } from '#viewer/stage/use-live-stage.ts';

interface DesignStageProps {
  design: Design;
  name: string;
  /** Must stay the same function: another one is another home. */
  uploadAddress?: UploadAddress;
  picked: string | null;
  onPick(owner: string | null): void;
  /** Shown over the stage at its upper right: details of what was picked. */
  aside?: ReactNode;
  children: ReactNode;
}

const modes = [
  ['orbit', Box],
  ['walk', Footprints],
  ['plan', LayoutPanelLeft],
] as const;

/**
 * A whole home: from above without its roof, walked through, as a plan. Shows the still picture until 3D is started.
 */
export function DesignStage({ design, name, uploadAddress, picked, onPick, aside, children }: DesignStageProps) {
  const t = useTranslations('viewer');
  const [mode, setMode] = useState<Mode | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  // Default, and when the chosen level is gone: the lowest, where the door is.
  const level = (design.levels.find(({ id }) => id === chosen) ?? design.levels[0]!).id;
  const subject = useMemo(
    () => ({ kind: 'home', design, level, uploadAddress }) as const,
    [design, level, uploadAddress],
  );
  const choose = (id: string) => {
    setChosen(id);
    // What was picked may be on a level that is not shown any more.
    onPick(null);
  };
  const leave = () => setMode(mode === 'orbit' ? null : 'orbit');
  return (
    <div data-ground="shade" className="absolute inset-0 bg-shade text-on-shade">
      {mode === null ? (
        children
      ) : (
        <Stage
          wide
          subject={subject}
          mode={mode}
          label={t('label', { name })}
          picked={picked}
          onPick={onPick}
          onLeave={leave}
        >
          {children}
        </Stage>
      )}
      {mode !== null && aside}
      {mode !== null && design.levels.length > 1 && (
        <LevelChoice levels={design.levels} chosen={level} onChoose={choose} />
      )}
      <fieldset
        aria-label={t('mode.title')}
        className="absolute bottom-4 left-4 flex rounded-s bg-shade-raised/85 p-1 text-small lg:left-margin"
      >
        {modes.map(([each, Icon]) => (
          <button
            key={each}
            type="button"
            aria-pressed={mode === null ? undefined : mode === each}
            data-first={(mode === null && each === 'orbit') || undefined}
            onClick={() => setMode(each)}
            onPointerEnter={prefetchStage}
            onFocus={prefetchStage}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-s px-3 text-on-shade aria-pressed:bg-on-shade aria-pressed:font-medium aria-pressed:text-[#1c231f] data-first:bg-on-shade data-first:font-medium data-first:text-[#1c231f] lg:min-h-10 lg:px-4"
          >
            <Icon aria-hidden size={18} />
            {t(mode === null && each === 'orbit' ? 'open' : `mode.${each}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
