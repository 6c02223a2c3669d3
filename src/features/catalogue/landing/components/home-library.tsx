import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { reshaped } from '#features/catalogue/models/model-links.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The number of models, counted and not claimed, beside a dozen of them. */
export function HomeLibrary({ count, thumbnails }: { count: number; thumbnails: readonly string[] }) {
  const t = useTranslations('home.library');
  const format = useFormatter();
  return (
    <section className="page below pt-section">
      <div className="eave bays gap-y-8">
        <div className="col-span-4 flex flex-col pt-3 md:col-span-6">
          <h2 className="display mb-auto text-h2">{t('title')}</h2>
          <p className="display num mt-10 -ml-1 text-figure font-light max-sm:text-[3.5rem]">{format.number(count)}</p>
          <p className="mt-6 max-w-md text-ink-soft">{t('text')}</p>
          <p className="mt-5">
            <ButtonLink variant="line" to={pages.models.path}>
              {t('open')}
            </ButtonLink>
          </p>
        </div>
        <div
          aria-hidden
          className="col-span-4 grid grid-cols-4 gap-px self-start overflow-hidden rounded-s md:col-span-6 lg:mt-3"
        >
          {thumbnails.map((address) => (
            <span key={address} className="pic studio aspect-square rounded-none!">
              <img
                src={reshaped(address, 320, 'square')}
                alt=""
                width={320}
                height={320}
                loading="lazy"
                decoding="async"
              />
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
