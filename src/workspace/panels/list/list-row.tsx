import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import { useSession } from '../../editor-context.tsx';
import { daysText } from './days-text.ts';
import type { ListRow } from './list-groups.ts';
import { ListInstead } from './list-instead.tsx';
import { TickBox } from './tick-box.tsx';
import { useMaterial } from './use-material.ts';
import { writtenSize } from './written-size.ts';

interface ListRowProps {
  row: ListRow;
  without: ReadonlySet<string>;
  onChoose(items: readonly string[], chosen: boolean): void;
}

/** One thing to buy, or one that cannot be had and what fits in its place. */
export function ListRowView({ row, without, onChoose }: ListRowProps) {
  const t = useTranslations('designlist');
  const price = usePrice();
  const id = useId();
  const units = useSession((state) => state.units);
  const [open, setOpen] = useState(false);
  const { line, items, had, amount, days } = row;
  const { offer, piece, state, instead } = line;
  const name = offer?.name ?? piece?.name ?? t('unnamed');
  const picture = offer?.picture ?? piece?.picture ?? null;
  const size = offer?.size ?? piece?.size;
  const material = useMaterial(items[0]);
  const made = offer?.variant === null && t('made');
  const details = [size && writtenSize(size, units), material, made].filter(Boolean);
  return (
    <>
      <tr className={had ? undefined : 'ls-out'}>
        <td className="ls-tick">
          {had && (
            <TickBox
              label={t('choose', { name })}
              items={items}
              without={without}
              onChange={(chosen) => onChoose(items, chosen)}
            />
          )}
        </td>
        <td className="ls-pic">
          <span style={offer?.blurred ? { backgroundImage: `url("${offer.blurred}")` } : undefined}>
            {picture && <img src={picture} alt="" loading="lazy" width={44} height={44} />}
          </span>
        </td>
        <td className="ls-name">
          {offer ? (
            <a href={offer.address} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
          <span className="rp-soft" title={offer?.label ?? undefined}>
            {details.join(' · ')}
          </span>
        </td>
        <td className="ls-merchant">{offer?.merchant.name}</td>
        <td className="ls-days">
          {days && <span>{t('days', { days: daysText(days) })}</span>}
          {!had && (
            <span className="ls-state">
              {state !== 'notSold' && (
                <em>
                  <CircleAlert aria-hidden size={14} strokeWidth={1.5} />
                  {state === 'few'
                    ? t('few', { quantity: line.quantity, available: line.available })
                    : t('state.soldOut')}
                </em>
              )}
              {instead.length > 0 ? (
                <button
                  type="button"
                  className="rp-link"
                  aria-expanded={open}
                  aria-controls={id}
                  onClick={() => setOpen(!open)}
                >
                  {t('instead', { count: instead.length })}
                </button>
              ) : (
                <span className="rp-soft">{t('noInstead')}</span>
              )}
            </span>
          )}
        </td>
        <td className={items.length === 1 ? 'ls-count ls-one' : 'ls-count'}>{items.length}</td>
        <td className="ls-amount">{had ? price(amount) : '–'}</td>
      </tr>
      {open && (
        <tr className="ls-instead" id={id}>
          <td colSpan={7}>
            <ListInstead name={name} items={line.items} offers={instead} />
          </td>
        </tr>
      )}
    </>
  );
}
