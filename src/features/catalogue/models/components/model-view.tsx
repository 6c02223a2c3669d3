import { Box, Image, Ruler } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ModelStage } from '#viewer/stage/model-stage.tsx';
import { prefetchStage } from '#viewer/stage/use-live-stage.ts';
import type { ModelDetail } from '../model.ts';
import { MeasureDrawing } from './measure-drawing.tsx';

type View = 'picture' | 'turn' | 'measures';
const views = [
  ['picture', Image],
  ['turn', Box],
  ['measures', Ruler],
] as const;

/** The stage: a still picture first, replaced by 3D on request. */
export function ModelView({ model }: { model: ModelDetail }) {
  const t = useTranslations('models.detail');
  const [view, setView] = useState<View>('picture');
  const turning = view === 'turn';
  const buttons = useRef<HTMLFieldSetElement>(null);
  function leave() {
    setView('picture');
    buttons.current?.querySelector<HTMLElement>('[data-view=turn]')?.focus();
  }
  return (
    <div className="relative">
      <div className={`pic aspect-[4/3] lg:aspect-[16/10] ${view === 'measures' ? '' : 'studio'}`}>
        {view === 'picture' && <Still model={model} />}
        {turning && (
          <ModelStage id={model.id} name={model.name} finishes={defaultFinishesOf(model)} onLeave={leave}>
            <Still model={model} />
          </ModelStage>
        )}
        {view === 'measures' && (
          <div className="absolute inset-0 p-6 pb-20 lg:p-10 lg:pb-20">
            <MeasureDrawing size={model.size} outlines={model.outlines} />
          </div>
        )}
      </div>
      <fieldset
        ref={buttons}
        aria-label={t('views')}
        className={`absolute bottom-4 left-4 flex rounded-s p-1 text-small ${turning ? 'bg-shade-raised/85 text-on-shade' : 'bg-surface'}`}
        data-ground={turning ? 'shade' : undefined}
      >
        {views.map(([each, Icon]) => (
          <button
            key={each}
            type="button"
            data-view={each}
            aria-pressed={view === each}
            onClick={() => setView(each)}
            {...(each === 'turn' ? { onPointerEnter: prefetchStage, onFocus: prefetchStage } : {})}
            className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-s px-3 aria-pressed:font-medium lg:min-h-9 ${turning ? 'aria-pressed:bg-on-shade aria-pressed:text-[#1c231f]' : 'aria-pressed:bg-primary aria-pressed:text-on-primary'}`}
          >
            <Icon aria-hidden size={16} />
            <span className={view === each ? '' : 'max-sm:sr-only'}>{t(each)}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Still({ model: { name, size, thumbnail } }: { model: ModelDetail }) {
  const t = useTranslations('models.detail');
  return (
    <img
      src={thumbnail}
      alt={t('pictureAlt', { name, ...size })}
      width={960}
      height={600}
      fetchPriority="high"
      decoding="async"
      className="absolute inset-0 h-full w-full object-cover"
    />
  );
}

function defaultFinishesOf({ slots }: ModelDetail): Record<string, string> {
  return Object.fromEntries(slots.map(({ key, finish }) => [key, finish]));
}
