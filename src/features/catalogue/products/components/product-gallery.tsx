import { useTranslations } from 'use-intl';
import type { StoredPicture } from '#lib/picture.ts';
import { Picture } from '#ui/picture.tsx';
import type { ShownChoice } from '../choices/shown-choice.ts';
import { ProductStage } from './product-stage.tsx';

interface ProductGalleryProps {
  name: string;
  choice: ShownChoice;
  /** Its photographs are higher than wide, and shown whole. */ tall: boolean;
  /** The other photographs. */ more: readonly StoredPicture[];
}

/**
 * The stage, and the other photographs: below it two and two, in the shape the merchant cropped them to; on a phone in
 * one row that is swiped, so that name and price are on the first screen.
 */
export function ProductGallery({ name, choice, tall, more }: ProductGalleryProps) {
  const t = useTranslations('product.stage');
  const shape = tall ? 'aspect-[4/5]' : 'aspect-[4/5] max-md:aspect-[4/3]';
  return (
    <div
      data-gallery
      className="max-md:flex max-md:snap-x max-md:snap-mandatory max-md:gap-2 max-md:overflow-x-auto max-md:[scrollbar-width:none]"
    >
      <div className="relative max-md:w-full max-md:shrink-0 max-md:snap-start">
        <ProductStage name={name} choice={choice} tall={tall} />
        <Place at={1} of={more.length + 1} />
      </div>
      {more.length > 0 && (
        <ul aria-label={t('more', { name })} className="mt-2 grid grid-cols-2 gap-2 max-md:contents lg:mt-3 lg:gap-3">
          {more.map((picture, at) => (
            <li key={picture.hash} className="relative max-md:w-full max-md:shrink-0 max-md:snap-start">
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 31vw, (min-width: 48rem) 50vw, 100vw"
                alt={t('moreAlt', { name, number: at + 2 })}
                className={`${shape} ${!tall && picture.height > picture.width ? 'uncut' : ''}`}
                studio
              />
              <Place at={at + 2} of={more.length + 1} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Which of how many, on a phone: that there is more to the side is not seen otherwise. */
function Place({ at, of }: { at: number; of: number }) {
  if (of === 1) return null;
  return (
    <span aria-hidden className="tag num pointer-events-none absolute right-4 bottom-4 bg-surface md:hidden">
      {`${at} / ${of}`}
    </span>
  );
}
