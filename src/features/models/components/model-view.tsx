import { Image, Ruler } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ModelDetail } from '../model.ts';
import { MeasureDrawing } from './measure-drawing.tsx';

type View = 'picture' | 'measures';
const views = [['picture', Image], ['measures', Ruler]] as const;

/** The stage: a still picture first, whatever else is asked for in its place. */
export function ModelView({ model }: { model: ModelDetail }) {
  const t = useTranslations('models.detail');
  const [view, setView] = useState<View>('picture');
  const { width, depth, height } = model.size;
  return (
    <div className="relative">
      <div className={`pic aspect-[4/3] lg:aspect-[16/10] ${view === 'picture' ? 'studio' : ''}`}>
        {view === 'picture'
          ? <img src={model.thumbnail} alt={t('pictureAlt', { name: model.name, width, depth, height })} width={960} height={600} fetchPriority="high" decoding="async" />
          : <div className="absolute inset-0 p-6 pb-20 lg:p-10 lg:pb-20"><MeasureDrawing size={model.size} outlines={model.outlines} /></div>}
      </div>
      <fieldset aria-label={t('views')} className="absolute bottom-4 left-4 flex rounded-s bg-surface p-1 text-small">
        {views.map(([each, Icon]) => (
          <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-s px-3 aria-pressed:bg-primary aria-pressed:font-medium aria-pressed:text-on-primary lg:min-h-9">
            <Icon aria-hidden size={16} />{t(each)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
