import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { PlanDrawing } from './plan-drawing.tsx';

/** Draw, furnish, buy: what one can do here, in three pictures of equal height. */
export function HomeSteps() {
  const t = useTranslations('home.steps');
  return (
    <section className="page pt-section">
      <SectionHead title={t('title')} note={t('note')} />
      <ol className="bays gap-y-12">
        <Step title={t('draw.title')} text={t('draw.text')}><PlanDrawing label={t('draw.alt')} /></Step>
        <Step title={t('furnish.title')} text={t('furnish.text')}><Picture name="japandi" alt={t('furnish.alt')} width={912} height={608} className="aspect-[4/3]" /></Step>
        <Step title={t('buy.title')} text={t('buy.text')}><Picture name="p-sofa-oat" alt={t('buy.alt')} width={560} height={704} className="aspect-[4/3]" position="50% 56%" studio /></Step>
      </ol>
    </section>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="col-span-4">
      {children}
      <h3 className="display mt-4 text-h3">{title}</h3>
      <p className="mt-2 max-w-sm text-ink-soft">{text}</p>
    </li>
  );
}
