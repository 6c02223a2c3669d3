import { Bookmark, ChevronDown, ChevronUp, SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Command } from '#design/commands/command-table.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { usePrice } from '#ui/price.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { ProposalContents } from './proposal-contents.tsx';
import { ProposalThumb } from './proposal-thumb.tsx';
import { templatePieces } from './template-pieces.ts';
import type { Furnishing } from './use-furnish.ts';
import { useKindNames } from './use-kind-names.ts';

/** As many kinds are named on a card. */
const mostKinds = 4;

interface TrayProps {
  furnishing: Furnishing;
  onTake(): void;
  /** Keeps the one that is looked at for other rooms; null: nobody is signed in. */
  onKeep: (() => void) | null;
  keeping: boolean;
  /** Back to the wishes, where there is no room for both. */
  onWishes(): void;
}

/** The proposals over the sheet: picture, price, how many pieces; the one that is looked at can be taken. */
export function Tray({ furnishing, onTake, onKeep, keeping, onWishes }: TrayProps) {
  const t = useTranslations('furnish.tray');
  const price = usePrice();
  const { colon } = usePunctuation();
  const names = useKindNames();
  const kindsOf = (command: Command) => names(templatePieces(command), mostKinds);
  const { proposals, chosen, phase } = furnishing;
  const looked = proposals[chosen];
  const [open, setOpen] = useState(false);
  const Chevron = open ? ChevronDown : ChevronUp;
  return (
    <section className="fur-tray" aria-label={t('label')}>
      {open && looked && (
        <ProposalContents
          key={looked.seed}
          proposal={looked}
          onStrike={(pieces, out) => furnishing.strike(chosen, pieces, out)}
        />
      )}
      <ul>
        {proposals.map(({ seed, command, picture, price: sum, pieces, unpriced, soldOut, deliveries }, at) => (
          <li key={seed}>
            <button type="button" aria-pressed={at === chosen} onClick={() => furnishing.look(at)}>
              <ProposalThumb picture={picture} />
              <span className="fur-way">
                <strong>{t('way', { number: at + 1 })}</strong>
                <span className="fur-price">{pieces > unpriced + soldOut ? price(sum) : t('noPrice')}</span>
                {pieces > unpriced + soldOut && <DeliveryNote deliveries={deliveries} />}
                <small>
                  {t('pieces', { count: pieces })}
                  {colon}
                  {kindsOf(command)}
                </small>
                {unpriced > 0 && pieces > unpriced && <small>{t('unpriced', { count: unpriced })}</small>}
                {soldOut > 0 && <small>{t('soldOut', { count: soldOut })}</small>}
              </span>
            </button>
          </li>
        ))}
        {phase === 'working' && proposals.length < 3 && (
          <li className="fur-coming" aria-hidden>
            <span className="fur-thumb" />
            <span className="fur-way">
              <strong>{t('way', { number: proposals.length + 1 })}</strong>
              <small>{t('coming')}</small>
            </span>
          </li>
        )}
      </ul>
      <div className="fur-acts">
        <button type="button" className="fur-take" disabled={!looked} onClick={onTake}>
          {looked ? t('take', { number: chosen + 1 }) : t('choose')}
        </button>
        {looked && (
          <button type="button" className="fur-drop" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Chevron aria-hidden size={16} strokeWidth={1.5} />
            {t('see', { count: looked.whole.pieces })}
          </button>
        )}
        <button type="button" className="fur-drop" onClick={furnishing.drop}>
          <X aria-hidden size={16} strokeWidth={1.5} />
          {t('drop')}
        </button>
        {onKeep && (
          <button type="button" className="fur-drop" disabled={!looked || keeping} onClick={onKeep}>
            <Bookmark aria-hidden size={16} strokeWidth={1.5} />
            {t('keep')}
          </button>
        )}
        <button type="button" className="fur-drop fur-wishes" onClick={onWishes}>
          <SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />
          {t('wishes')}
        </button>
      </div>
    </section>
  );
}

/** What comes and what stays, in the corner of the sheet. */
export function TrayLegend({ furnishing: { proposals, chosen } }: { furnishing: Furnishing }) {
  const t = useTranslations('furnish.tray');
  const looked = proposals[chosen];
  if (!looked) return null;
  return (
    <output className="fur-legend">
      <strong>{t('added', { count: looked.pieces })}</strong>
      {looked.kept.length > 0 && <span>{t('kept', { count: looked.kept.length })}</span>}
    </output>
  );
}
