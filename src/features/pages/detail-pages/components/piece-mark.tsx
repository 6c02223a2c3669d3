import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { offerAddress } from '#features/catalogue/offers/offer-address.ts';
import { usePrice } from '#ui/price.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { OfferedLine } from '../work-page.ts';

/** Called when a line of the list is hovered or focused, or no longer. */
export type Point = (line: string, on: boolean) => void;

interface PieceMarkProps {
  line: OfferedLine;
  /** The highlighted line, here or in the list. */
  pointed: string | null;
  onPoint: Point;
  /** Its name opens to the left, where there is no room at the right. */
  leftwards?: boolean;
}

/**
 * A mark on a piece in the picture, with name and price when hovered. The list beside the stage has the same links for
 * keyboard and screen readers (LOOK §9), so this one is for pointers only. On touch the first tap shows the name, a
 * second one follows the link.
 */
export function PieceMark({ line: { key, offer, state }, pointed, onPoint, leftwards = false }: PieceMarkProps) {
  const t = useTranslations('work.pieces');
  const price = usePrice();
  const on = pointed === key;
  const byFinger = useRef(false);
  return (
    <Link
      to={offerAddress(offer)}
      tabIndex={-1}
      aria-hidden
      data-mark={offer.product}
      data-on={on || undefined}
      draggable={false}
      className="group relative grid h-11 w-11 place-items-center"
      onPointerDown={(event) => {
        byFinger.current = event.pointerType === 'touch' && !on;
      }}
      onClick={(event) => {
        if (byFinger.current) {
          event.preventDefault();
          onPoint(key, true);
        }
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onPoint(key, true);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') onPoint(key, false);
      }}
    >
      <i className="h-4 w-4 rounded-full border-2 border-on-shade bg-[#a51d53] shadow-[0_1px_4px_#0f141199] transition-[width,height] duration-(--duration-quick) group-data-on:h-6 group-data-on:w-6" />
      <span
        className={`num pointer-events-none absolute top-1/2 hidden -translate-y-1/2 rounded-s bg-[#0f1411d9] px-2.5 py-1 text-caption whitespace-nowrap text-on-shade group-data-on:block ${leftwards ? 'right-full -mr-1' : 'left-full -ml-1'}`}
      >
        <LocalizedSpan text={offer.name} /> · {state === 'soldOut' ? t('soldOut') : price(offer.price)}
      </span>
    </Link>
  );
}
