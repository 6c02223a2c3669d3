import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNextPages } from '#features/people/accounts/use-next-pages.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { pictureAddress } from '#lib/picture.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { usePrice } from '#ui/price.tsx';
import { designOrderAddress } from '../design-order-links.ts';
import type { DesignOrderItem, DesignOrderPage } from '../design-order.ts';
import { type DesignOrderState, type Side } from '../design-order-states.ts';
import { completeAfterDays } from '../design-order-limits.ts';

/** All conversations of one side, unread ones first (PRODUCT G3, order record). */
export function DesignOrderList({ side, first }: { side: Side; first: DesignOrderPage }) {
  const t = useTranslations('talks.list');
  const {
    pages: shown,
    more,
    busy,
  } = useNextPages(side === 'buyer' ? '/user/design-orders' : '/designer/design-orders', first);
  const orders = shown.flatMap((page) => page.content);
  if (orders.length === 0) return <Nothing side={side} />;
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {orders.map((order) => (
          <li key={order.id}>
            <DesignOrderRow order={order} />
          </li>
        ))}
      </ul>
      {orders.length < first.total && (
        <p className="mt-6">
          <Button busy={busy} onClick={more}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}

const tones: Partial<Record<DesignOrderState, string>> = {
  ASKED: '',
  SENT: 'tag-accent',
  ACCEPTED: 'tag-warn',
  IN_PROGRESS: 'tag-warn',
  DELIVERED: 'tag-accent',
  COMPLETED: 'tag-ok',
  DECLINED: 'tag-bad',
};

function DesignOrderRow({ order }: { order: DesignOrderItem }) {
  const t = useTranslations('talks');
  const format = useFormatter();
  const price = usePrice();
  const { side, designer, buyer, work, unread, state } = order;
  const name = (side === 'buyer' ? designer.name : buyer.name) || t('someone');
  let avatar = buyer.avatar;
  if (side === 'buyer') avatar = designer.avatar === null ? null : pictureAddress(designer.avatar.hash, 160, 'webp');
  const facts = [work?.name?.text, side === 'designer' ? (buyer.mobile ?? buyer.contact) : null]
    .filter(Boolean)
    .join(' · ');
  return (
    <Link
      to={designOrderAddress(order.id)}
      className="grid grid-cols-[3.5rem_1fr] items-center gap-x-4 gap-y-1.5 py-4 hover:bg-sunken sm:grid-cols-[3.5rem_1fr_auto]"
    >
      <Avatar
        person={{ avatar, nickname: name }}
        className="row-span-2 h-14 w-14 self-start text-title sm:row-span-1"
      />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className={`min-w-0 truncate ${unread > 0 ? 'font-semibold' : 'font-medium'}`}>{name}</span>
          {unread > 0 && (
            <>
              <span aria-hidden className="badge num">
                {unread > 99 ? '99+' : unread}
              </span>
              <span className="sr-only">{t('list.unread', { count: unread })}</span>
            </>
          )}
        </span>
        {facts !== '' && <span className="num block truncate text-small text-ink-soft">{facts}</span>}
        <LastMessage order={order} name={name} />
      </span>
      <span className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-start-auto sm:flex-col sm:items-end">
        <span className={`tag ${tones[state] ?? ''}`}>{t(`states.${state}`)}</span>
        <span className="num text-small text-ink-soft">
          {order.price !== null && <>{price(order.price)} · </>}
          <time dateTime={order.updatedAt}>{format.dateTime(new Date(order.updatedAt), { dateStyle: 'medium' })}</time>
        </span>
      </span>
    </Link>
  );
}

function LastMessage({ order: { last, side, unread }, name }: { order: DesignOrderItem; name: string }) {
  const t = useTranslations('talks');
  if (last === null) return null;
  let words;
  if (last.text !== '') words = last.text;
  else if (last.by === 'clock') words = t('did.clock', { days: completeAfterDays });
  else if (last.state !== null) words = t(`did.${last.state}`, { name: last.by === side ? t('talk.you') : name });
  else if (last.files > 0) words = t('list.files', { count: last.files });
  else words = t('talk.gone');
  return (
    <span className={`line-clamp-1 text-small ${unread > 0 ? 'text-ink' : 'text-ink-soft'}`}>
      {last.by === side && last.text !== '' ? t('list.you', { text: words }) : words}
    </span>
  );
}

function Nothing({ side }: { side: Side }) {
  const t = useTranslations('talks.list');
  if (side === 'designer') return <EmptyState plain title={t('emptyReceived')} text={t('emptyReceivedText')} />;
  return (
    <EmptyState plain title={t('empty')} text={t('emptyText')}>
      <ButtonLink variant="primary" to={pages.designers.path}>
        {t('browse')}
      </ButtonLink>
    </EmptyState>
  );
}
