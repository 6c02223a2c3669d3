import { useTranslations } from 'use-intl';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';

const shots = [
  { key: 'first', name: 'indochine', className: 'col-span-4 md:col-span-7', position: '50% 50%' },
  { key: 'second', name: 'bedroom', className: 'col-span-4 md:col-span-5', position: '40% 60%' },
] as const;

/** Two rooms of our own renderer, seven columns and five, equally high. */
export function HomeLight() {
  const t = useTranslations('home.light');
  return (
    <section className="page pt-section">
      <SectionHead title={t('title')} note={t('note')} />
      <div className="bays gap-y-10">
        {shots.map(({ key, name, className, position }) => (
          <figure key={key} className={className}>
            <Picture name={name} alt={t(`${key}.alt`)} width={912} height={608} className="aspect-[3/2] md:aspect-auto md:h-[30rem]" position={position} />
            <figcaption className="mt-3 flex items-baseline justify-between gap-4">
              <span className="display text-title">{t(`${key}.name`)}</span>
              <span className="num caption shrink-0">{t(`${key}.facts`)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
