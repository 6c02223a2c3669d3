import { PencilRuler } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useStartDesign } from '#features/people/start-design/use-start-design.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { HomeHead } from '#ui/home-head.tsx';
import { DesignList } from './components/design-list.tsx';
import type { DesignsData } from './designs-section.server.ts';

export function DesignsSection({ data: { designs, allowed }, title }: { data: DesignsData; title: string }) {
  const t = useTranslations('workspace');
  const p = useTranslations('profile.workspace');
  const { openWorkspace } = useStartDesign();
  return (
    <>
      <HomeHead title={title} note={designs.length > 0 ? t('count', { count: designs.length }) : undefined}>
        {allowed && <Button variant="primary" onClick={openWorkspace}><PencilRuler aria-hidden size={18} />{t('draw')}</Button>}
      </HomeHead>
      {!allowed && <p className="mb-8 max-w-read border-l-2 border-accent pl-4">{t('kept')} <Link to={pages.price.path} className="link">{p('plans')}</Link></p>}
      {designs.length === 0
        ? <EmptyPlace title={t('empty')} text={p('text')}><ButtonLink to={pages.works.path}>{p('works')}</ButtonLink></EmptyPlace>
        : <div className="eave pt-8"><DesignList designs={designs} /></div>}
    </>
  );
}
