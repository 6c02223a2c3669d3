import { useTranslations } from 'use-intl';
import type { StoredPicture } from '#lib/picture.ts';
import { Picture } from '#ui/picture.tsx';

/** The other photographs, two and two, in the shape the merchant cropped them to. */
export function MorePictures({ name, pictures }: { name: string; pictures: readonly StoredPicture[] }) {
  const t = useTranslations('product.stage');
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t('more', { name })} className="mt-2 grid grid-cols-2 gap-2 lg:mt-3 lg:gap-3">
      {pictures.map((picture, at) => (
        <li key={picture.hash}>
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 31vw, 50vw"
            alt={t('moreAlt', { name, number: at + 2 })}
            className="aspect-[4/5]"
            studio
          />
        </li>
      ))}
    </ul>
  );
}
