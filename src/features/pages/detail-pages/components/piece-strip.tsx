import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { offerAddress } from '#features/catalogue/offers/offer-address.ts';
import { OfferPicture } from '#features/catalogue/offers/offer-picture.tsx';
import { usePrice } from '#ui/price.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { OfferedLine } from '../work-page.ts';
import type { Point } from './piece-mark.tsx';

interface PieceStripProps {
  lines: readonly OfferedLine[];
  pointed: string | null;
  onPoint: Point;
}

/** Shop the room (PRODUCT F2): what stands in it as links beside the stage; hovering one highlights its mark. */
export function PieceStrip({ lines, pointed, onPoint }: PieceStripProps) {
  const t = useTranslations('work.stage');
  const list = useRef<HTMLUListElement>(null);
  // Scrolls sideways only: the page itself stays where it is.
  useEffect(() => {
    const strip = list.current;
    const item = list.current?.querySelector<HTMLElement>(`[data-line="${pointed}"]`);
    if (!strip || !item || strip.contains(document.activeElement) || strip.matches(':hover')) return;
    strip.scrollTo({
      left: item.offsetLeft - (strip.clientWidth - item.clientWidth) / 2,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  }, [pointed]);
  return (
    <ul
      ref={list}
      aria-label={t('pieces')}
      className="relative mx-auto flex max-w-[100rem] gap-1 overflow-x-auto px-[calc(var(--spacing-margin)-0.5rem)] py-2 [scrollbar-width:thin]"
    >
      {lines.map((line) => (
        <Piece key={line.key} line={line} on={pointed === line.key} onPoint={onPoint} />
      ))}
    </ul>
  );
}

function Piece({
  line: { key, offer, state, quantity },
  on,
  onPoint,
}: {
  line: OfferedLine;
  on: boolean;
  onPoint: Point;
}) {
  const t = useTranslations('work.pieces');
  const price = usePrice();
  return (
    <li data-line={key} className="shrink-0">
      <Link
        to={offerAddress(offer)}
        data-on={on || undefined}
        className="flex max-w-72 items-center gap-3 rounded-s p-2 text-small hover:bg-shade-raised data-on:bg-shade-raised"
        onPointerEnter={() => onPoint(key, true)}
        onPointerLeave={() => onPoint(key, false)}
        onFocus={() => onPoint(key, true)}
        onBlur={() => onPoint(key, false)}
      >
        <OfferPicture offer={offer} sizes="3.5rem" className="h-14 w-14 shrink-0" />
        <span className="min-w-0">
          <LocalizedSpan text={offer.name} className="block truncate font-medium" />
          <span className="num block text-on-shade-soft">
            {state === 'soldOut' ? t('soldOut') : t('each', { price: price(offer.price), count: quantity })}
          </span>
        </span>
      </Link>
    </li>
  );
}
