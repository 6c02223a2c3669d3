import { Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { placingItem } from '#editor/tools/item/item-state.ts';
import { lengthSuffix, writeLength, type Units } from '#editor/units.ts';
import type { CatalogueCard, CataloguePort } from '../../catalogue-port.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useCatalogue } from './use-catalogue.ts';
import './catalogue.css';

/** Furniture: words and sizes in the reader's language, a tap takes a piece in hand. */
export function CataloguePanel({ port, onClose }: { port: CataloguePort; onClose(): void }) {
  const t = useTranslations('workspace.catalogue');
  const id = useId();
  const [words, setWords] = useState('');
  const { cards, total, next, state, more } = useCatalogue(port, words);
  return (
    <aside className="ws-panel" aria-label={t('title')}>
      <div className="ws-panel-head">
        <h2>{t('title')}</h2>
        <button type="button" className="ws-icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      <div className="cat-search">
        <label htmlFor={id} className="sr-only">
          {t('search')}
        </label>
        <Search aria-hidden size={16} strokeWidth={1.5} />
        <input
          id={id}
          type="search"
          maxLength={200}
          placeholder={t('placeholder')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <output className="cat-count">{state === 'failed' ? t('failed') : t('count', { total })}</output>
      <ul className="cat-cards" aria-busy={state === 'asking'}>
        {cards.map((card) => (
          <li key={card.key}>
            <Card card={card} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" className="cat-more" disabled={state === 'asking'} onClick={more}>
          {t('more')}
        </button>
      )}
    </aside>
  );
}

function Card({ card }: { card: CatalogueCard }) {
  const editor = useEditor();
  const units = useSession((state) => state.units);
  const inHand = useSession(({ tool }) => tool.tool === 'item' && tool.piece.model === card.piece.model);
  return (
    <button
      type="button"
      className="cat-card"
      aria-pressed={inHand}
      onClick={() => editor.use(placingItem(card.piece))}
    >
      <img src={card.picture} alt="" loading="lazy" width={160} height={160} />
      <span className="cat-name">{card.name}</span>
      <span className="cat-size">{written(card, units)}</span>
    </button>
  );
}

/** Width × depth, as one measures a place for it. */
function written({ size }: CatalogueCard, units: Units): string {
  return `${writeLength(size.width, units)} × ${writeLength(size.depth, units)} ${lengthSuffix(units.length)}`.trim();
}
