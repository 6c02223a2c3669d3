import { useTranslations } from 'use-intl';
import type { RoomList } from '#features/catalogue/offers/room-list.ts';
import { WholeRoomButton } from '#features/trade/orders/whole-room-button.tsx';
import { usePrice } from '#ui/price.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import type { OfferedLine } from '../work-page.ts';
import { MissingList } from './missing-list.tsx';
import { RoomLineCard } from './room-line-card.tsx';
import { UnsoldPieces } from './unsold-pieces.tsx';

/**
 * Everything that stands in the room (PRODUCT F2, O1): what can be had with its exact price, and the sum the cart will
 * have; what is sold out or not sold, with what fits instead, never in that sum.
 */
export function RoomPieces({ work, room }: { work: string; room: RoomList }) {
  const t = useTranslations('work.pieces');
  const price = usePrice();
  const offered = room.lines.flatMap(({ offer, ...line }): OfferedLine[] => (offer ? [{ ...line, offer }] : []));
  const able = offered.filter(({ available }) => available > 0);
  const shops = new Set(able.map(({ offer }) => offer.merchant.id));
  const soldOut = room.lines.filter(({ state }) => state === 'soldOut' || state === 'few');
  if (offered.length === 0) return null;
  return (
    <section className="page below pt-section">
      <SectionHead
        title={t('title')}
        note={
          able.length > 0 ? t('sum', { count: room.count, price: price(room.total), shops: shops.size }) : t('none')
        }
      >
        {able.length > 0 && <WholeRoomButton work={work} />}
      </SectionHead>
      <ul className="cards grid grid-cols-2 gap-x-gutter gap-y-10 lg:grid-cols-4">
        {able.map((line) => (
          <li key={line.key}>
            <RoomLineCard line={line} />
          </li>
        ))}
      </ul>
      {soldOut.length > 0 && (
        <section className={able.length > 0 ? 'mt-14' : ''}>
          <h3 className="display text-title">{t('soldOutTitle', { count: soldOut.length })}</h3>
          <MissingList lines={soldOut} />
        </section>
      )}
      {room.unsold > 0 && <UnsoldPieces work={work} count={room.unsold} />}
    </section>
  );
}
