import { CardPicture } from '#ui/card-picture.tsx';
import type { ShownLine } from './shown-line.ts';

interface OfferPictureProps {
  offer: Pick<ShownLine, 'picture' | 'thumbnail'>;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  className: string;
}

/** The photograph where it shows this very variant, else the studio's picture of it. */
export function OfferPicture({ offer: { picture, thumbnail }, sizes, className }: OfferPictureProps) {
  if (picture !== null || thumbnail === null)
    return <CardPicture picture={picture} sizes={sizes} className={className} studio />;
  return (
    <span className={`pic studio opens ${className}`}>
      <img src={thumbnail} alt="" width={480} height={600} loading="lazy" decoding="async" />
    </span>
  );
}
