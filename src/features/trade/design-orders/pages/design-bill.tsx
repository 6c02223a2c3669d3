import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { AppError } from '#lib/errors.ts';
import { holds } from '#lib/permissions.ts';
import { requestContext, type RequestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import { DesignOrderForm } from '../components/design-order-form.tsx';
import { DesignOrderList } from '../components/design-order-list.tsx';
import { DesignOrderView } from '../components/design-order-view.tsx';
import type { Side } from '../design-order-states.ts';
import { listDesignOrders, readDesignOrder } from '../design-orders.server.ts';
import { orderFormView } from '../order-form-view.server.ts';
import type { Route } from './+types/design-bill.ts';

/**
 * The design order page (PRODUCT G3): `?work=` or `?designer=` before ordering, `?order=` one conversation, bare all of
 * them.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const messages = messagesFor(ctx.locale, ['talks', 'errors', 'reports']);
  if (ctx.session === null) return { messages, shown: 'nothing' as const };
  const { userId } = ctx.session;
  const [order, work, designer] = ['order', 'work', 'designer'].map((name) => url.searchParams.get(name)) as [
    string | null,
    string | null,
    string | null,
  ];
  if (order !== null)
    return { messages, shown: 'order' as const, order: await readDesignOrder(ctx, userId, order).catch(absent) };
  if (work !== null || designer !== null)
    return { messages, shown: 'form' as const, view: await orderFormView(ctx, userId, { work, designer }) };
  return { messages, ...(await allOrders(ctx, userId, url.searchParams.get('side') === 'received')) };
}

async function allOrders(ctx: RequestContext, userId: string, received: boolean) {
  const designs = holds(ctx.viewer, 'design-orders.serve');
  const side: Side = received && designs ? 'designer' : 'buyer';
  return {
    shown: 'list' as const,
    designs,
    side,
    orders: await listDesignOrders(ctx, userId, side, { page: 0, size: 20, status: 'ALL' }),
  };
}

/** Absent and somebody else's answer alike. */
function absent(error: unknown): never {
  if (error instanceof AppError && error.key === 'not_found') throw data(null, { status: 404 });
  throw error;
}

export default function DesignBillPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.shown === 'order') return <DesignOrderView key={loaderData.order.id} order={loaderData.order} />;
  if (loaderData.shown === 'list') return <AllOrders {...loaderData} />;
  if (loaderData.shown === 'nothing') return null;
  const { view } = loaderData;
  if (view === null) return <Unable reason="gone" />;
  return view.own ? <Unable reason="own" /> : <DesignOrderForm key={view.thing} view={view} />;
}

function AllOrders({
  side,
  designs,
  orders,
}: {
  side: Side;
  designs: boolean;
  orders: Awaited<ReturnType<typeof listDesignOrders>>;
}) {
  const t = useTranslations('talks.list');
  const { path } = pages.designBill;
  return (
    <div className="page py-12 lg:py-16">
      <h1 className="display text-h1">{t('title')}</h1>
      <div className="eave mt-10 flex flex-wrap gap-2 py-3">
        {designs &&
          (['buyer', 'designer'] as const).map((each) => (
            <ButtonLink
              key={each}
              size="s"
              variant={side === each ? 'primary' : 'line'}
              aria-current={side === each ? 'page' : undefined}
              to={each === 'designer' ? `${path}?side=received` : path}
            >
              {t(each === 'buyer' ? 'mine' : 'received')}
            </ButtonLink>
          ))}
      </div>
      <DesignOrderList key={side} side={side} first={orders} />
    </div>
  );
}

function Unable({ reason }: { reason: 'gone' | 'own' }) {
  const t = useTranslations('talks.form');
  return (
    <EmptyPage title={t(reason)} text={reason === 'gone' ? t('goneText') : undefined}>
      <ButtonLink variant="primary" to={pages.designers.path}>
        {t('back')}
      </ButtonLink>
    </EmptyPage>
  );
}
