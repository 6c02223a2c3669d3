import { Maximize, Minus, Plus, RotateCcw, Ruler } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { StageControls } from '#viewer/stage/live-stage.tsx';

interface ToolsProps {
  wide: boolean;
  frame: RefObject<HTMLElement | null>;
  controls: StageControls;
  /** Without it there is nothing to measure: a picture. */ measure?: { on: boolean; onChange(on: boolean): void };
}

/**
 * Buttons for what keys and gestures do: zoom in and out, reset, measures, full screen. On a phone a small stage has
 * them above, out of the way of the view buttons.
 */
export function StageTools({ wide, frame, controls, measure }: ToolsProps) {
  const t = useTranslations('viewer.tools');
  const fill = () => void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen());
  const tools = [
    ['nearer', Plus, () => controls.zoom(1.25)],
    ['farther', Minus, () => controls.zoom(1 / 1.25)],
    ['reset', RotateCcw, () => controls.reset()],
    ...(document.fullscreenEnabled ? [['fill', Maximize, fill] as const] : []),
  ] as const;
  return (
    <fieldset
      aria-label={t('title')}
      className={`absolute right-4 bottom-4 flex rounded-s bg-shade-raised/85 p-0.5 text-on-shade ${wide ? 'max-sm:flex-col lg:right-margin' : 'max-sm:top-4 max-sm:bottom-auto'}`}
    >
      {measure && (
        <button
          type="button"
          aria-pressed={measure.on}
          aria-label={t('measures')}
          title={t('measures')}
          onClick={() => measure.onChange(!measure.on)}
          className={`${tool} aria-pressed:bg-on-shade aria-pressed:text-[#1c231f]`}
        >
          <Ruler aria-hidden size={18} />
        </button>
      )}
      {tools.map(([name, Icon, act]) => (
        <button
          key={name}
          type="button"
          aria-label={t(name)}
          title={t(name)}
          onClick={act}
          className={`${tool} ${name === 'fill' ? 'max-sm:hidden' : ''}`}
        >
          <Icon aria-hidden size={18} />
        </button>
      ))}
    </fieldset>
  );
}

const tool = 'grid h-11 w-11 cursor-pointer place-items-center rounded-s hover:bg-shade-line lg:h-10 lg:w-10';
