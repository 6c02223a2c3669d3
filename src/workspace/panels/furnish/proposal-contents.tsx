import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findModel } from '#models/library.ts';
import { usePrice } from '#ui/price.tsx';
import type { HomeList, ListLine } from '../../ports/list-port.ts';
import { useLanguage } from '../../words/use-language.ts';
import { useHomeList } from '../list/home-list-context.tsx';
import { proposedItems, type LookedProposal } from './struck-proposal.ts';

interface ProposalContentsProps {
  proposal: LookedProposal;
  onStrike(pieces: ReadonlyMap<string, number>, out: boolean): void;
}

/** Everything a proposal brings, with picture and price; what one has already can be left out before it is taken. */
export function ProposalContents({ proposal, onStrike }: ProposalContentsProps) {
  const t = useTranslations('furnish.tray');
  const price = usePrice();
  const locale = useLanguage();
  const { list } = useHomeList();
  const seen = useSeenLines(list);
  return (
    <ul className="fur-contents" aria-label={t('contents')}>
      {rowsOf(proposal).map(({ key, model, ids }) => {
        const line = seen.get(ids[0] ?? '');
        const name = line?.offer?.name ?? line?.piece?.name ?? findModel(model)?.family.name[locale] ?? model;
        const picture = line?.offer?.picture ?? line?.piece?.picture ?? null;
        const had = line?.offer && line.available > 0 ? line.offer.price : 0;
        const out = ids.every((id) => proposal.struck.has(id));
        return (
          <li key={key} className={out ? 'fur-struck' : undefined}>
            <span className="fur-pic">{picture && <img src={picture} alt="" width={44} height={44} />}</span>
            <span>
              <span className="fur-name">{ids.length > 1 ? t('several', { name, count: ids.length }) : name}</span>
              <small>{had > 0 ? price(had * ids.length) : t('noPrice')}</small>
            </span>
            <button
              type="button"
              aria-pressed={out}
              aria-label={t('haveNamed', { name })}
              disabled={!line && !out}
              onClick={() => onStrike(new Map(ids.map((id) => [id, had])), !out)}
            >
              {t(out ? 'putBack' : 'have')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Equal pieces are one row, in the order they were proposed. */
function rowsOf({ whole }: LookedProposal): { key: string; model: string; ids: string[] }[] {
  const same = Map.groupBy(proposedItems(whole.command), ({ model, finishes, product, variant, choice }) =>
    JSON.stringify([model, finishes, product, variant, choice]),
  );
  return [...same].map(([key, items]) => ({ key, model: items[0]?.model ?? '', ids: items.map(({ id }) => id) }));
}

/** The market's line of each piece, also of those that were left out since. */
function useSeenLines(list: HomeList | null): ReadonlyMap<string, ListLine> {
  const [seen, setSeen] = useState(() => ({ list, lines: linesOf(list) }));
  if (seen.list === list) return seen.lines;
  const lines = new Map([...seen.lines, ...linesOf(list)]);
  setSeen({ list, lines });
  return lines;
}

function linesOf(list: HomeList | null): ReadonlyMap<string, ListLine> {
  return new Map(list?.lines.flatMap((line) => line.items.map((id): [string, ListLine] => [id, line])));
}
