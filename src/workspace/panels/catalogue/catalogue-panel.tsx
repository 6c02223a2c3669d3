import { Heart as HeartShape, Scan, Search, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { isUpload } from '#elements/furniture/is-upload.ts';
import {
  catalogueSources,
  type CatalogueCard,
  type CataloguePort,
  type CatalogueSource,
  type ModelUpload,
} from '../../ports/catalogue-port.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import type { FavouritesPort } from '../../ports/favourites-port.ts';
import { Card } from './card.tsx';
import { freeRoom } from './free-room.ts';
import { Heart } from './heart.tsx';
import { recentCards, rememberCard } from './recent-cards.ts';
import { UploadModel } from './upload-model.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useCloseOnPlaced } from './use-close-on-placed.ts';
import { useSearchFocus } from './use-search-focus.ts';
import './catalogue.css';

/** What most rooms begin with, for whoever does not know yet what to type. */
const usual = ['bed', 'sofa', 'wardrobe', 'diningTable', 'desk', 'lamp'] as const;

interface CataloguePanelProps {
  port: CataloguePort;
  favourites: FavouritesPort | null;
  /** Null where this person brings no models of their own. */
  bringModel: ModelUpload | null;
  onClose(): void;
}

/** Furniture: words and sizes in the reader's language, a tap takes a piece in hand. */
export function CataloguePanel({ port, favourites, bringModel, onClose }: CataloguePanelProps) {
  const t = useTranslations('workspace.catalogue');
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  useSearchFocus(search);
  useCloseOnPlaced(onClose);
  const { pieces } = useEditor();
  const [source, setSource] = useState<CatalogueSource>('library');
  const [words, setWords] = useState('');
  const [fitting, setFitting] = useState(false);
  const [recent, setRecent] = useState(recentCards);
  const units = useSession((state) => state.units);
  const design = useSession(({ history }) => history.design);
  const selected = useSession((state) => state.selection[0]);
  const room = freeRoom(design, selected, pieces);
  const { cards, total, next, state, stale, more, again } = useCatalogue(port, source, words, fitting ? room : null);
  const lately = words.trim() === '' && !fitting ? recent.filter((card) => sourceOf(card) === source) : [];
  function taken(card: CatalogueCard) {
    rememberCard(card);
    setRecent(recentCards());
  }
  function countLine(): string {
    if (state === 'failed') return t('failed');
    // Before the answer to these words there is nothing to count.
    return state === 'asking' && (stale || cards.length === 0) ? t('asking') : t('count', { total });
  }
  return (
    <aside className="ws-panel" aria-label={t('title')}>
      <div className="ws-panel-head">
        <h2>{t('title')}</h2>
        <button type="button" className="ws-icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      <fieldset className="cat-sources" aria-label={t('source')}>
        {catalogueSources
          .filter((each) => favourites || (each !== 'favourites' && each !== 'own'))
          .map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === source}
              aria-label={t(`sources.${each}`)}
              title={t(`sources.${each}`)}
              onClick={() => setSource(each)}
            >
              {each === 'favourites' ? <HeartShape aria-hidden size={18} strokeWidth={1.5} /> : t(`sources.${each}`)}
            </button>
          ))}
      </fieldset>
      <div className="cat-search">
        <label htmlFor={id} className="sr-only">
          {t('search')}
        </label>
        <Search aria-hidden size={16} strokeWidth={1.5} />
        <input
          ref={search}
          id={id}
          type="search"
          maxLength={200}
          placeholder={t('placeholder')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {words === '' && (source === 'library' || source === 'products') && (
        <div className="cat-chips">
          {usual.map((each) => (
            <button key={each} type="button" onClick={() => setWords(t(`usual.${each}`))}>
              {t(`usual.${each}`)}
            </button>
          ))}
        </div>
      )}
      {source === 'own' && bringModel && <UploadModel upload={bringModel} onTaken={taken} />}
      {room && (
        <button type="button" className="cat-fits" aria-pressed={fitting} onClick={() => setFitting(!fitting)}>
          <Scan aria-hidden size={16} strokeWidth={1.5} />
          {t('fits', { width: `${writeLength(room.width, units)} ${lengthSuffix(units.length)}`.trim() })}
        </button>
      )}
      <output className="cat-count">{countLine()}</output>
      {source === 'library' && <p className="cat-note">{t('libraryNote', { tab: t('sources.products') })}</p>}
      {state === 'failed' && (
        <button type="button" className="cat-again" onClick={again}>
          {t('again')}
        </button>
      )}
      <div className={stale ? 'cat-found cat-stale' : 'cat-found'} aria-busy={state === 'asking'}>
        {lately.length > 0 && (
          <>
            <h3>{t('recent')}</h3>
            <Cards cards={lately.slice(0, 4)} favourites={favourites} onTaken={taken} />
            <h3>{t('all')}</h3>
          </>
        )}
        <Cards cards={cards} favourites={favourites} onTaken={taken} inert={stale} />
        {next !== null && (
          <button type="button" className="cat-more" disabled={state === 'asking'} onClick={more}>
            {t('more')}
          </button>
        )}
      </div>
    </aside>
  );
}

interface CardsProps {
  cards: readonly CatalogueCard[];
  favourites: FavouritesPort | null;
  onTaken(card: CatalogueCard): void;
  /** Of other words: seen while the answer to these comes, but not to be taken for it. */
  inert?: boolean;
}

function Cards({ cards, favourites, onTaken, inert }: CardsProps) {
  return (
    <ul className="cat-cards" inert={inert}>
      {cards.map((card) => (
        <li key={card.key}>
          <Card card={card} onTaken={onTaken} />
          {favourites && card.offer && <Heart port={favourites} product={card.offer.product} name={card.name} />}
        </li>
      ))}
    </ul>
  );
}

function sourceOf({ offer, piece }: CatalogueCard): CatalogueSource {
  if (offer) return 'products';
  return piece && isUpload(piece.model) ? 'own' : 'library';
}
