import { Box, Image, Ruler } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { FileStage } from '#viewer/stage/file-stage.tsx';
import { ModelStage } from '#viewer/stage/model-stage.tsx';
import { prefetchStage } from '#viewer/stage/use-live-stage.ts';
import type { ShownChoice } from '../choices/shown-choice.ts';
import { SizeDrawing } from './size-drawing.tsx';
import { reshaped } from '#features/catalogue/models/model-links.ts';
import { Picture } from '#ui/picture.tsx';
import { VerandaDrawing } from '#ui/drawings.tsx';

const stageSizes = '(min-width: 90rem) 870px, (min-width: 64rem) 62vw, (min-width: 48rem) 56vw, 100vw';

type View = 'photos' | 'turn' | 'size';
const views = [
  ['photos', Image],
  ['turn', Box],
  ['size', Ruler],
] as const;

interface ProductStageProps {
  name: string;
  choice: ShownChoice;
  /** Its photographs are higher than wide, and shown whole. */ tall: boolean;
}

/**
 * LOOK, Stage: the still picture first; 3D at true size and a drawing beside a person on request. All follow the
 * choice.
 */
export function ProductStage({ name, choice, tall }: ProductStageProps) {
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
      <div
        className={`pic ${tall ? 'aspect-[4/5] md:aspect-[5/4]' : 'aspect-[4/3] lg:aspect-[16/10]'} ${seen === 'size' ? '' : 'studio'}`}
      >
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

/** The photograph where it shows this very choice, else the studio's picture of the choice. Fills its container. */
function ProductStill({ name, choice: { photo, thumbnail, size } }: { name: string; choice: ShownChoice }) {
  const t = useTranslations('product.stage');
  // A square picture fills the wide stage by losing top and bottom: tall pieces would be cut.
  const square = photo !== null && photo.width === photo.height && size.height > size.width * 1.15;
  // The merchant chose what is on it: nothing of it is cut off (LOOK, 4:5).
  const uncut = photo !== null && photo.height > photo.width;
  if (photo)
    return (
      <Picture
        picture={photo}
        sizes={stageSizes}
        alt={t('alt', { name })}
        className={`absolute! inset-0 ${square ? 'whole' : ''} ${uncut ? 'uncut' : ''}`}
        eager
        studio
      />
    );
  if (thumbnail === null)
    return (
      <span className="absolute inset-0 grid place-items-center">
        <VerandaDrawing className="w-2/5 max-w-60 text-[#5c625d]" />
      </span>
    );
  return (
    <img
      src={reshaped(thumbnail, 960, 'wide')}
      alt={t('studioAlt', { name, ...size })}
      width={960}
      height={600}
      fetchPriority="high"
      decoding="async"
      className="absolute inset-0 h-full w-full object-cover"
    />
  );
}
