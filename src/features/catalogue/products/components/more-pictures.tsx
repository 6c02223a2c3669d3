import { useTranslations } from 'use-intl';
import type { StoredPicture } from '#lib/picture.ts';
import { Picture } from '#ui/picture.tsx';

/** The other photographs, two and two; an odd last one is as wide as both. */
export function MorePictures({ name, pictures }: { name: string; pictures: readonly StoredPicture[] }) {
  const t = useTranslations('product.stage');
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t('more', { name })} className="mt-2 grid grid-cols-2 gap-2 lg:mt-3 lg:gap-3">
      {pictures.map((picture, at) => {
        const wide = at === pictures.length - 1 && at % 2 === 0;
        return (
          <li key={picture.hash} className={wide ? 'col-span-2' : ''}>
            <Picture
              picture={picture}
              sizes={wide ? '(min-width: 64rem) 62vw, 100vw' : '(min-width: 64rem) 31vw, 50vw'}
              alt={t('moreAlt', { name, number: at + 2 })}
              className={wide ? 'aspect-[16/10]' : 'aspect-[4/5] lg:aspect-square'}
              studio
            />
          </li>
        );
      })}
    </ul>
  );
}
