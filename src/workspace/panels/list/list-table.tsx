import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import { useLookedAt } from '../../editor-context.tsx';
import { useThingWords } from '../../words/use-thing-words.ts';
import { daysText } from './days-text.ts';
import type { GroupOf, ListGroup } from './list-groups.ts';
import { ListRowView } from './list-row.tsx';
import { TickBox } from './tick-box.tsx';

interface ListTableProps {
  groups: readonly ListGroup[];
  /** Nothing else is shown: no group is shut. */
  unfolded: boolean;
  /** Pieces that are not ordered. */
  without: ReadonlySet<string>;
  onChoose(items: readonly string[], chosen: boolean): void;
  busy: boolean;
}

/** Groups that fold, rows that can be left out. On a phone the same rows stand as blocks. */
export function ListTable({ groups, unfolded, without, onChoose, busy }: ListTableProps) {
  const t = useTranslations('designlist');
  const price = usePrice();
  const titleOf = useGroupTitle();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set(['notSold']));
  const all = groups.flatMap(({ quiet, rows }) => (quiet ? [] : rows.flatMap(({ items }) => items)));
  function fold(key: string) {
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }
  return (
    <table className="ls-table" aria-busy={busy}>
      <thead>
        <tr>
          <th className="ls-tick">
            {all.length > 0 && (
              <TickBox label={t('all')} items={all} without={without} onChange={(is) => onChoose(all, is)} />
            )}
          </th>
          <th className="ls-pic" aria-hidden />
          <th scope="col">{t('piece')}</th>
          <th scope="col" className="ls-merchant">
            {t('merchant')}
          </th>
          <th scope="col" className="ls-days">
            {t('arrives')}
          </th>
          <th scope="col" className="ls-count">
            {t('quantity')}
          </th>
          <th scope="col" className="ls-amount">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => {
          const shut = !unfolded && folded.has(group.key);
          const Chevron = shut ? ChevronRight : ChevronDown;
          return (
            <Fragment key={group.key}>
              <tr className={group.quiet ? 'ls-group ls-quiet' : 'ls-group'}>
                <th scope="rowgroup" colSpan={6}>
                  <button type="button" aria-expanded={!shut} onClick={() => fold(group.key)}>
                    <Chevron aria-hidden size={15} strokeWidth={1.5} />
                    <span>{titleOf(group.of)}</span>
                    <span className="rp-soft">{t('count', { count: group.pieces })}</span>
                  </button>
                </th>
                <td className="ls-amount">{group.amount > 0 && price(group.amount)}</td>
              </tr>
              {!shut &&
                group.rows.map((row) => <ListRowView key={row.key} row={row} without={without} onChoose={onChoose} />)}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function useGroupTitle(): (of: GroupOf) => string {
  const t = useTranslations('designlist');
  const words = useThingWords();
  const design = useLookedAt();
  return (of) => {
    if (of.kind === 'room') return words(design, of.room);
    if (of.kind === 'merchant') return of.name;
    if (of.kind === 'days') return t('days', { days: daysText(of.days) });
    return t(of.kind === 'noRoom' ? 'noRoom' : `${of.kind}Group`);
  };
}
