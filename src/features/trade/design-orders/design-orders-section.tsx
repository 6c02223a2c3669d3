import { useTranslations } from 'use-intl';
import { dashboardSection, type PersonKind } from '#lib/person.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { DesignOrderList } from './components/design-order-list.tsx';
import type { DesignOrdersData } from './design-orders-section.server.ts';

/** In the dashboard: the designer's order record, the buyer's design orders. Texts: `talks`. */
export function DesignOrdersSection({
  data: { side, designs, orders },
  kind,
  title,
}: {
  data: DesignOrdersData;
  kind: PersonKind;
  title: string;
}) {
  const t = useTranslations('talks.list');
  return (
    <>
      <DashboardHead title={title} />
      <div className="eave flex flex-wrap gap-2 py-3">
        {designs &&
          (['designer', 'buyer'] as const).map((each) => (
            <ButtonLink
              key={each}
              size="s"
              variant={side === each ? 'primary' : 'line'}
              aria-current={side === each ? 'page' : undefined}
              to={dashboardSection(kind, 'design-orders', each === 'buyer' ? { side: 'mine' } : {})}
            >
              {t(each === 'buyer' ? 'mine' : 'received')}
            </ButtonLink>
          ))}
      </div>
      <DesignOrderList key={side} side={side} first={orders} />
    </>
  );
}
