import { Bookmark, ChevronDown, ChevronUp, SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { ProposalContents } from './proposal-contents.tsx';
import { ProposalThumb } from './proposal-thumb.tsx';
import type { LookedProposal } from './struck-proposal.ts';
import { templatePieces } from './template-pieces.ts';
import type { Furnishing } from './use-furnish.ts';
import { useKindNames } from './use-kind-names.ts';

/** As many kinds of the one that is looked at are named. */
const mostKinds = 6;

interface TrayProps {
  furnishing: Furnishing;
  onTake(): void;
  /** Keeps the one that is looked at for other rooms; null: nobody is signed in. */
  onKeep: (() => void) | null;
  keeping: boolean;
  /** Back to the wishes, where there is no room for both. */
  onWishes(): void;
}

/** The proposals over the sheet: picture, price, how many pieces; of the one that is looked at more, and it can be taken. */
export function Tray({ furnishing, onTake, onKeep, keeping, onWishes }: TrayProps) {
  const t = useTranslations('furnish.tray');
  const price = usePrice();
  const names = useKindNames();
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
        {proposals.map((proposal, at) => {
          const { pieces, unpriced, soldOut } = proposal;
          return (
            <li key={proposal.seed}>
              <button type="button" aria-pressed={at === chosen} onClick={() => furnishing.look(at)}>
                <ProposalThumb proposal={proposal} />
                <span className="fur-way">
                  <strong>{t('way', { number: at + 1 })}</strong>
                  <span className="fur-price">{isPriced(proposal) ? price(proposal.price) : t('noPrice')}</span>
                  <small>{t('pieces', { count: pieces })}</small>
                  {unpriced > 0 && pieces > unpriced && <small>{t('unpriced', { count: unpriced })}</small>}
                  {soldOut > 0 && <small>{t('soldOut', { count: soldOut })}</small>}
                </span>
              </button>
            </li>
          );
        })}
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
        <button type="button" className="fur-drop" onClick={furnishing.drop}>
          <X aria-hidden size={16} strokeWidth={1.5} />
          {t('drop')}
        </button>
        <button type="button" className="fur-drop fur-wishes" onClick={onWishes}>
          <SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />
          {t('wishes')}
        </button>
      </div>
      {looked && (
        <div className="fur-about">
          <p>
            <span>{names(templatePieces(looked.command), mostKinds)}</span>
            {isPriced(looked) && <DeliveryNote deliveries={looked.deliveries} />}
          </p>
          <button type="button" className="fur-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Chevron aria-hidden size={14} strokeWidth={1.5} />
            {t('see', { count: looked.whole.pieces })}
          </button>
          {onKeep && (
            <button type="button" className="fur-quiet" disabled={keeping} onClick={onKeep}>
              <Bookmark aria-hidden size={14} strokeWidth={1.5} />
              {t('keep')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Whether anything of it costs something now. */
function isPriced({ pieces, unpriced, soldOut }: LookedProposal): boolean {
  return pieces > unpriced + soldOut;
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
