import { PencilRuler } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useStartDesign } from '#features/people/start-design/use-start-design.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { DesignList } from './components/design-list.tsx';
import type { DesignsData } from './designs-section.server.ts';

export function DesignsSection({ data: { designs, allowed }, title }: { data: DesignsData; title: string }) {
  const t = useTranslations('workspace');
  const { gap } = usePunctuation();
  const p = useTranslations('profile.workspace');
  const { openWorkspace } = useStartDesign();
  return (
    <>
      <DashboardHead title={title} note={designs.length > 0 ? t('count', { count: designs.length }) : undefined}>
        {allowed && (
          <Button variant="primary" onClick={openWorkspace}>
            <PencilRuler aria-hidden size={18} />
            {t('draw')}
          </Button>
        )}
      </DashboardHead>
      {!allowed && (
        <p className="mb-8 max-w-read border-l-2 border-accent pl-4">
          {t('kept')}
          {gap}
          <Link to={pages.price.path} className="link">
            {p('plans')}
          </Link>
        </p>
      )}
      {designs.length === 0 ? (
        <EmptyState title={t('empty')} text={p('text')}>
          <ButtonLink to={pages.works.path}>{p('works')}</ButtonLink>
        </EmptyState>
      ) : (
        <div className="eave pt-8">
          <DesignList designs={designs} />
        </div>
      )}
    </>
  );
}
