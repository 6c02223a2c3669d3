import { OfferPicture } from '#features/catalogue/offers/offer-picture.tsx';
import type { ShownLine } from '#features/catalogue/offers/shown-line.ts';

/** The picture of a line of a cart or an order. */
export function LinePicture({
  line,
  className = 'h-24 w-24',
}: {
  line: Pick<ShownLine, 'picture' | 'thumbnail'>;
  className?: string;
}) {
  return <OfferPicture offer={line} sizes="6rem" className={`${className} shrink-0`} />;
}
