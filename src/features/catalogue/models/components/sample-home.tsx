import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { DesignStage } from '#viewer/home/design-stage.tsx';
import { ModelCard } from './model-card.tsx';
import { PickedNote } from './picked-note.tsx';
import type { HomeFacts, HomeShown } from '../home.ts';

/** A home one can walk through, from the library (PRODUCT L1). */
export function SampleHome({ design, facts, plan }: HomeShown) {
  const t = useTranslations('models.home');
  const [picked, setPicked] = useState<string | null>(null);
  return (
    <>
      <section className="relative h-[min(27rem,70svh)] lg:h-[min(42rem,74svh)]">
        <DesignStage
          design={design}
          name={t('name')}
          picked={picked}
          onPick={setPicked}
          aside={<PickedNote picked={picked} design={design} facts={facts} onClose={() => setPicked(null)} />}
        >
          <img
            src={plan}
            alt={t('stillAlt')}
            width={1040}
            height={920}
            fetchPriority="high"
            decoding="async"
            className="absolute inset-0 h-full w-full object-contain px-5 pt-5 pb-20 lg:pt-8"
          />
        </DesignStage>
      </section>
      <section className="page pt-8 lg:pt-12">
        <div className="bays gap-y-10">
          <div className="col-span-4 md:col-span-7 lg:col-span-8">
            <nav className="caption flex gap-x-2">
              <Link to={pages.models.path} className="hover:text-ink">
                {t('library')}
              </Link>
              <span aria-hidden>/</span>
              <span>{t('crumb')}</span>
            </nav>
            <h1 className="display mt-3 max-w-2xl text-h1">{t('title')}</h1>
            <p className="mt-5 max-w-2xl text-lead">{t('lead')}</p>
          </div>
          <Rooms facts={facts} />
        </div>
      </section>
      <Pieces pieces={facts.pieces} />
    </>
  );
}

function Rooms({ facts: { area, rooms } }: { facts: HomeFacts }) {
  const t = useTranslations('models.home');
  return (
    <section className="col-span-4 md:col-span-5 lg:col-span-4 lg:pl-6">
      <h2 className="field-label">{t('rooms')}</h2>
      <dl className="mt-2 border-t border-line text-small">
        {rooms.map((room) => (
          <Line key={room.id} name={room.name} area={room.area} />
        ))}
        <Line name={t('area')} area={area} strong />
      </dl>
    </section>
  );
}

function Line({ name, area, strong = false }: { name: string; area: number; strong?: boolean }) {
  const t = useTranslations('models.home');
  return (
    <div className={`flex justify-between gap-4 border-b border-line py-2.5 ${strong ? 'font-medium' : ''}`}>
      <dt className={strong ? '' : 'text-ink-soft'}>{name}</dt>
      <dd className="num">{t('squareMetres', { area: area / 1e6 })}</dd>
    </div>
  );
}

function Pieces({ pieces }: { pieces: HomeFacts['pieces'] }) {
  const t = useTranslations('models.home');
  const format = useFormatter();
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  return (
    <section className="page pt-section">
      <SectionHead title={t('pieces')} note={t('piecesNote', { count, kinds: pieces.length })} />
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-10 md:grid-cols-3 lg:grid-cols-4">
        {pieces.map((piece) => (
          <li key={piece.ids.join()}>
            <ModelCard item={piece.item} />
            {piece.count > 1 && (
              <span className="caption num">{t('times', { count: format.number(piece.count) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
