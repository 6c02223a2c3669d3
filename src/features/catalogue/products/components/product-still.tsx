import { useTranslations } from 'use-intl';
import { reshaped } from '#features/catalogue/models/model-links.ts';
import { Picture } from '#ui/picture.tsx';
import { VerandaDrawing } from '#ui/drawings.tsx';
import type { ShownChoice } from '../shown-choice.ts';

const stageSizes = '(min-width: 90rem) 870px, (min-width: 64rem) 62vw, (min-width: 48rem) 56vw, 100vw';

/** The photograph where it shows this very choice, else the studio's picture of the choice. Fills its container. */
export function ProductStill({ name, choice: { photo, thumbnail, size } }: { name: string; choice: ShownChoice }) {
  const t = useTranslations('product.stage');
  // A square picture fills the wide stage by losing top and bottom: tall pieces would be cut.
  const whole = photo !== null && photo.width === photo.height && size.height > size.width * 1.15;
  if (photo)
    return (
      <Picture
        picture={photo}
        sizes={stageSizes}
        alt={t('alt', { name })}
        className={`absolute! inset-0 ${whole ? 'whole' : ''}`}
        eager
        studio
      />
    );
  if (thumbnail === null)
    return (
      <span className="absolute inset-0 grid place-items-center">
        <VerandaDrawing className="w-2/5 max-w-60 text-[#5c625d]" />
      </span>
    );
  return (
    <img
      src={reshaped(thumbnail, 960, 'wide')}
      alt={t('studioAlt', { name, ...size })}
      width={960}
      height={600}
      fetchPriority="high"
      decoding="async"
      className="absolute inset-0 h-full w-full object-cover"
    />
  );
}
