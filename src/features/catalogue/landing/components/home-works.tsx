import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { WorkCard } from '#features/catalogue/works/work-card.tsx';
import type { WorkListData } from '#features/catalogue/works/work.ts';
import { SectionHead } from '#ui/section-head.tsx';

/** Seven columns beside two pictures of five, then five beside seven (LOOK §2). */
const beds = [
  {
    place: 'md:col-span-7 md:row-span-2',
    shape: 'aspect-[3/2] md:aspect-auto md:min-h-[34rem] md:flex-1',
    sizes: '(min-width: 48rem) 56vw, 100vw',
  },
  {
    place: 'md:col-span-5',
    shape: 'aspect-[3/2] md:aspect-auto md:min-h-56 md:flex-1',
    sizes: '(min-width: 48rem) 40vw, 100vw',
  },
  {
    place: 'md:col-span-5',
    shape: 'aspect-[3/2] md:aspect-auto md:min-h-56 md:flex-1',
    sizes: '(min-width: 48rem) 40vw, 100vw',
  },
  { place: 'md:col-span-5', shape: 'aspect-[3/2] md:aspect-auto md:h-96', sizes: '(min-width: 48rem) 40vw, 100vw' },
  { place: 'md:col-span-7', shape: 'aspect-[3/2] md:aspect-auto md:h-96', sizes: '(min-width: 48rem) 56vw, 100vw' },
] as const;

/** Newly published works; nothing where there are none yet. */
export function HomeWorks({
  works: { items, total, exact },
}: {
  works: Pick<WorkListData, 'items' | 'total' | 'exact'>;
}) {
  const t = useTranslations('home.works');
  if (items.length === 0) return null;
  const full = items.length === beds.length;
  return (
    <section className="page pt-section">
      <SectionHead title={t('title')}>
        <Link to={pages.works.path} className="link inline-flex min-h-11 items-end pb-1 text-small font-medium">
          {t(exact ? 'all' : 'allAbout', { count: total })}
        </Link>
      </SectionHead>
      <ul className="bays gap-y-10 lg:gap-y-14">
        {items.map((item, index) => {
          const bed = full
            ? beds[index]!
            : { place: 'md:col-span-4', shape: 'aspect-[3/2]', sizes: '(min-width: 48rem) 33vw, 100vw' };
          return (
            <li key={item.id} className={`col-span-4 ${bed.place}`}>
              <WorkCard item={item} shape={bed.shape} sizes={bed.sizes} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
