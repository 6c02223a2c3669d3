import type { StoredPicture } from '#lib/picture.ts';
import { VerandaDrawing } from './drawings.tsx';
import { Picture } from './picture.tsx';

interface CardPictureProps {
  /** Null where there is none yet: a drawing is shown instead. */
  picture: StoredPicture | null;
  /** How wide the picture is shown, as in HTML. */
  sizes: string;
  alt?: string;
  className?: string;
  position?: string;
  eager?: boolean;
  studio?: boolean;
}

/**
 * The picture of a card. Zooms a little on hover, unless reduced motion is preferred; the card carries the class
 * `group`.
 */
export function CardPicture({ picture, alt = '', className = 'aspect-[3/2]', ...rest }: CardPictureProps) {
  if (picture === null)
    return (
      <span className={`pic grid! place-items-center ${className}`}>
        <VerandaDrawing className="w-2/5 max-w-44 text-ink-soft" />
      </span>
    );
  return <Picture picture={picture} alt={alt} className={`opens ${className}`} {...rest} />;
}
