import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { BannerData } from '#features/catalogue/content/site-texts.ts';
import { Picture } from '#ui/picture.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';

/** Our own pictures, for banners without one. */
const ownPictures = ['japandi-close', 'kitchen-close'] as const;

interface BannerSlideProps {
  banner: BannerData;
  index: number;
  count: number;
  shown: boolean;
}

/**
 * All slides share one grid cell, so that the tallest gives the height and nothing moves when they change; hidden ones
 * take no focus.
 */
export function BannerSlide({
  banner: { title, text, link, picture, picturePhone },
  index,
  count,
  shown,
}: BannerSlideProps) {
  const t = useTranslations('home.banners');
  const bed = 'aspect-[4/3] rounded-none! md:aspect-auto md:h-full md:min-h-[27rem]';
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no fieldset
      role="group"
      aria-roledescription={t('slide')}
      aria-label={t('place', { at: index + 1, count })}
      className={`grid transition-[opacity,visibility] duration-(--duration-scene) [grid-area:1/1] md:grid-cols-2 ${shown ? '' : 'invisible opacity-0'}`}
    >
      {picture === null ? (
        <Picture
          name={ownPictures[index % ownPictures.length]!}
          width={640}
          height={800}
          alt=""
          position="50% 70%"
          className={bed}
        />
      ) : (
        <BannerPicture picture={picture} picturePhone={picturePhone} className={bed} />
      )}
      <div className="p-6 pb-20 lg:p-12 lg:pb-24">
        <h2 className="display text-h2">
          <LocalizedSpan text={title} />
        </h2>
        {text !== null && (
          <p className="mt-3 max-w-sm text-lead">
            <LocalizedSpan text={text} />
          </p>
        )}
        {link !== null && (
          <p className="mt-6">
            <BannerLink link={link} label={t('open')} about={title.text} />
          </p>
        )}
      </div>
    </div>
  );
}

function BannerPicture({
  picture,
  picturePhone,
  className,
}: {
  picture: NonNullable<BannerData['picture']>;
  picturePhone: BannerData['picturePhone'];
  className: string;
}) {
  if (picturePhone === null)
    return <Picture picture={picture} alt="" sizes="(min-width: 48rem) 50vw, 100vw" className={className} />;
  return (
    <>
      <Picture picture={picturePhone} alt="" sizes="100vw" className={`${className} md:hidden`} />
      <Picture picture={picture} alt="" sizes="50vw" className={`${className} max-md:hidden`} />
    </>
  );
}

/** Where all links have the same label, the title distinguishes them. */
function BannerLink({ link, label, about }: { link: string; label: string; about: string }) {
  const named = { className: 'btn btn-line', 'aria-label': `${label}: ${about}` };
  return link.startsWith('/') ? (
    <Link to={link} {...named}>
      {label}
    </Link>
  ) : (
    <a href={link} rel="noopener" {...named}>
      {label}
    </a>
  );
}
