import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AddressLine } from '#features/foundation/addresses/address-line.tsx';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { AppError } from '#lib/errors.ts';
import { messagesFor } from '#text/messages.server.ts';
import { usePrice } from '#ui/price.tsx';
import { OrderTransfers } from '../components/order-transfers.tsx';
import { OrderedLines } from '../components/line-description.tsx';
import { OrderHistory } from '../components/order-history.tsx';
import { ReturnPanel } from '../components/returns/return-panel.tsx';
import { ShipmentLine } from '../components/shipment.tsx';
import { OrderStateTag } from '../components/state-tag.tsx';
import { Sums } from '../components/sums.tsx';
import type { AdminOrderDetail } from '../admin-order.ts';
import { readAdminOrder } from '../admin-orders.server.ts';
import type { Route } from './+types/admin-order.ts';

/** `/admin/orders/o_…`: its bill, returns, refunds and events beside the order. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'orders.see');
  const detail = await readAdminOrder(ctx, params.id).catch((error: unknown) => {
    if (error instanceof AppError && error.key === 'not_found') throw data(null, { status: 404 });
    throw error;
  });
  return { detail, messages: messagesFor(ctx.locale, ['money', 'orders', 'cards', 'media', 'remittances']) };
}

export default function AdminOrder({ loaderData: { detail } }: Route.ComponentProps) {
  const t = useTranslations('money.orders');
  const { order } = detail;
  const { own } = useOwnMatter([detail.buyer.id, detail.seller.id]);
  return (
    <ConsolePage
      title={order.number}
      crumbs={[{ to: '/admin/orders', text: t('title') }]}
      note={<OrderStateTag state={order.state} />}
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <div className="grid min-w-0 content-start gap-10">
          <OrderTransfers detail={detail} />
          {order.returns.map((wanted) => (
            <ReturnPanel
              key={`${wanted.id} ${wanted.state}`}
              order={order}
              wanted={wanted}
              as="admin"
              off={own ? <OwnMatterNote /> : null}
            />
          ))}
          <OrderHistory events={order.events} />
        </div>
        <Facts detail={detail} />
      </div>
    </ConsolePage>
  );
}

function Facts({ detail: { order, buyer, seller } }: { detail: AdminOrderDetail }) {
  const t = useTranslations('money.orders');
  const words = useTranslations('orders.order');
  const price = usePrice();
  return (
    <section aria-labelledby="facts" className="min-w-0">
      <h2 id="facts" className="display text-title">
        {words('theirs')}
      </h2>
      <div className="mt-4">
        <OrderedLines lines={order.lines} />
      </div>
      <div className="mt-5">
        <Sums
          rows={[
            { label: words('goods'), value: price(order.goods) },
            { label: words('delivery'), value: price(order.deliveryFee) },
          ]}
          total={{ label: words('total'), value: price(order.total) }}
        />
      </div>
      <dl className="mt-6 text-small">
        <div className="border-t border-line py-2.5">
          <dt className="caption">{t('buyer')}</dt>
          <dd>
            <Link to={`/admin/users/${buyer.id}`} className="link font-medium">
              {buyer.nickname}
            </Link>
            <span className="caption block break-words">{buyer.email}</span>
          </dd>
        </div>
        <div className="border-t border-line py-2.5">
          <dt className="caption">{t('merchant')}</dt>
          <dd>
            <Link to={`/admin/users/${seller.id}`} className="link font-medium">
              {order.merchant.name}
            </Link>
            <Link to={`/admin/payouts/${seller.merchantId}`} className="link caption block">
              {t('shopMoney')}
            </Link>
          </dd>
        </div>
        <div className="border-t border-line py-2.5">
          <dt className="caption">{words('deliverTo')}</dt>
          <dd>
            <span className="num block">{words('buyer', { name: order.receiver, mobile: order.mobile })}</span>
            <AddressLine address={order.address} envelope />
          </dd>
        </div>
        {order.carrier && (
          <div className="border-t border-line py-2.5">
            <dt className="caption">{t('sent')}</dt>
            <dd>
              <ShipmentLine carrier={order.carrier} tracking={order.tracking} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
