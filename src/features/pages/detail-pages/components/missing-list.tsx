import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { offerAddress } from '#features/catalogue/offers/offer-address.ts';
import { LineSize } from '#features/catalogue/offers/line-size.tsx';
import { OfferPicture } from '#features/catalogue/offers/offer-picture.tsx';
import type { RoomLine, RoomOffer } from '#features/catalogue/offers/room-list.ts';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { usePrice } from '#ui/price.tsx';

/** Pieces that cannot be had as they stand. */
export function MissingList({ lines }: { lines: readonly RoomLine[] }) {
  return (
    <ul className="mt-4 border-t border-line">
      {lines.map((line) => (
        <li key={line.key} className="border-b border-line py-4">
          <MissingPiece line={line} />
        </li>
      ))}
    </ul>
  );
}

/** One of them, and beside it what fits in its place. */
function MissingPiece({ line: { offer, piece, quantity, available, state, instead } }: { line: RoomLine }) {
  const t = useTranslations('work.pieces');
  const size = offer?.size ?? piece?.size;
  const name = offer ? <LocalizedSpan text={offer.name} /> : (piece?.name ?? t('unnamed'));
  return (
    <div className="grid gap-x-gutter gap-y-4 lg:grid-cols-4">
      <div className="flex min-w-0 items-center gap-3">
        <OfferPicture
          offer={offer ?? { picture: null, thumbnail: piece?.thumbnail ?? null }}
          sizes="4.5rem"
          className="h-18 w-18 shrink-0"
        />
        <span className="min-w-0">
          <span className="block font-medium">
            {offer ? (
              <Link to={offerAddress(offer)} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
            {quantity > 1 && <span className="num"> × {quantity}</span>}
          </span>
          {size && (
            <span className="num caption block">
              {size.width} × {size.depth} × {size.height} mm
            </span>
          )}
          {state === 'soldOut' && <span className="caption block">{t('soldOut')}</span>}
          {state === 'few' && <span className="caption block">{t('few', { available, quantity })}</span>}
        </span>
      </div>
      {instead.length === 0 ? (
        <p className="caption self-center lg:col-span-3">{t('noInstead')}</p>
      ) : (
        <div className="lg:col-span-3">
          <p aria-hidden className="caption mb-2">
            {t('instead')}
          </p>
          <ul aria-label={t('instead')} className="grid gap-x-gutter gap-y-3 sm:grid-cols-3">
            {instead.map((each) => (
              <li key={each.variant}>
                <Replacement offer={each} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Replacement({ offer }: { offer: RoomOffer }) {
  const price = usePrice();
  return (
    <Link to={offerAddress(offer)} className="group flex min-w-0 items-center gap-3 text-small">
      <OfferPicture offer={offer} sizes="4.5rem" className="h-18 w-18 shrink-0" />
      <span className="min-w-0">
        <LocalizedSpan text={offer.name} className="block truncate font-medium group-hover:underline" />
        <span className="caption block">
          <LineSize line={offer} />
        </span>
        <span className="num block">{price(offer.price)}</span>
      </span>
    </Link>
  );
}
