import { Box, Image, Ruler } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { FileStage } from '#viewer/stage/file-stage.tsx';
import { ModelStage } from '#viewer/stage/model-stage.tsx';
import { prefetchStage } from '#viewer/stage/use-live-stage.ts';
import type { ShownChoice } from '../shown-choice.ts';
import { ProductStill } from './product-still.tsx';
import { SizeDrawing } from './size-drawing.tsx';

type View = 'photos' | 'turn' | 'size';
const views = [
  ['photos', Image],
  ['turn', Box],
  ['size', Ruler],
] as const;

/**
 * LOOK, Stage: the still picture first; 3D at true size and a drawing beside a person on request. All follow the
 * choice.
 */
export function ProductStage({ name, choice }: { name: string; choice: ShownChoice }) {
  const [view, setView] = useState<View>('photos');
  const buttons = useRef<HTMLFieldSetElement>(null);
  const { model } = choice;
  // The file of a library model is only for download; a maker's own is what the stage shows.
  const file = model === null ? choice.glb : null;
  const live = model !== null || file !== null;
  // A variant without 3D shows its picture.
  const seen = view === 'turn' && !live ? 'photos' : view;
  function leave() {
    setView('photos');
    buttons.current?.querySelector<HTMLElement>('[data-view=turn]')?.focus();
  }
  return (
    <div className="relative">
      <div className={`pic aspect-[4/3] lg:aspect-[16/10] ${seen === 'size' ? '' : 'studio'}`}>
        {seen === 'photos' && <ProductStill name={name} choice={choice} />}
        {seen === 'turn' && model !== null && (
          <ModelStage id={model} name={name} finishes={choice.finishes} onLeave={leave}>
            <ProductStill name={name} choice={choice} />
          </ModelStage>
        )}
        {seen === 'turn' && file !== null && (
          <FileStage address={file} name={name} onLeave={leave}>
            <ProductStill name={name} choice={choice} />
          </FileStage>
        )}
        {seen === 'size' && (
          <div className="absolute inset-0 p-5 pb-20 lg:p-8 lg:pb-20">
            <SizeDrawing size={choice.size} model={model} />
          </div>
        )}
      </div>
      <ViewButtons buttons={buttons} seen={seen} live={live} onView={setView} />
    </div>
  );
}

interface ViewButtonsProps {
  buttons: RefObject<HTMLFieldSetElement | null>;
  seen: View;
  live: boolean;
  onView(view: View): void;
}

function ViewButtons({ buttons, seen, live, onView }: ViewButtonsProps) {
  const t = useTranslations('product.stage');
  const turning = seen === 'turn';
  return (
    <fieldset
      ref={buttons}
      aria-label={t('views')}
      className={`absolute bottom-4 left-4 flex rounded-s p-1 text-small ${turning ? 'bg-shade-raised/85 text-on-shade' : 'bg-surface'}`}
      data-ground={turning ? 'shade' : undefined}
    >
      {views
        .filter(([each]) => live || each !== 'turn')
        .map(([each, Icon]) => (
          <button
            key={each}
            type="button"
            data-view={each}
            aria-pressed={seen === each}
            onClick={() => onView(each)}
            {...(each === 'turn' ? { onPointerEnter: prefetchStage, onFocus: prefetchStage } : {})}
            className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-s px-3 aria-pressed:font-medium lg:min-h-9 ${turning ? 'aria-pressed:bg-on-shade aria-pressed:text-[#1c231f]' : 'aria-pressed:bg-primary aria-pressed:text-on-primary'}`}
          >
            <Icon aria-hidden size={16} />
            <span className={seen === each ? '' : 'max-sm:sr-only'}>{t(each)}</span>
          </button>
        ))}
    </fieldset>
  );
}
