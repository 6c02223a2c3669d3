import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { roomsOfThings } from '#design/plan/rooms-of-things.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { useIsLooking, useLookedAt } from '../../editor-context.tsx';
import type { HomeList } from '../../ports/list-port.ts';
import { useHomeList } from './home-list-context.tsx';
import { missingPieces } from './missing-pieces.ts';
import { groupings, listGroups, type Grouping } from './list-groups.ts';
import { ListSums } from './list-sums.tsx';
import { ListTable } from './list-table.tsx';
import { SurfaceLines } from './surface-lines.tsx';
import './list.css';

/** The list of the home (PRODUCT O2): by room, merchant or delivery, with what it comes to beside it. */
export function ListPage({ onClose }: { onClose(): void }) {
  const t = useTranslations('designlist');
  const format = useFormatter();
  const { list, state, at, again } = useHomeList();
  const [by, setBy] = useState<Grouping>('room');
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const design = useLookedAt();
  const looking = useIsLooking();
  const roomOf = useMemo(() => roomsOfThings(design), [design]);
  const [wanted, setMissing] = useState(false);
  const others = list ? missingPieces(list).length : 0;
  /** Only what cannot be bought. */
  const missing = wanted && others > 0;
  const groups = useMemo(() => (list ? listGroups(list, by, roomOf) : []), [list, by, roomOf]);
  function choose(items: readonly string[], chosen: boolean) {
    setWithout((before) => {
      const after = new Set(before);
      for (const item of items)
        if (chosen) after.delete(item);
        else after.add(item);
      return after;
    });
  }
  return (
    <>
      <main className="ls" aria-label={t('title')} id="content">
        <header className="ls-head">
          <h2>{t('title')}</h2>
          {list && list.lines.length > 0 && (
            <span className="rp-soft">{t(list.count > 0 ? 'facts' : 'factsNone', factsOf(list))}</span>
          )}
          {list && list.count > 0 && others > 0 && (
            <button type="button" className="ls-missing" aria-pressed={missing} onClick={() => setMissing(!missing)}>
              {t('others', { count: others })}
            </button>
          )}
          <fieldset className="ws-seg ls-by" aria-label={t('groupBy')}>
            {groupings.map((each) => (
              <button key={each} type="button" aria-pressed={each === by} onClick={() => setBy(each)}>
                {t(`by.${each}`)}
              </button>
            ))}
          </fieldset>
          <button type="button" className="ws-icon" aria-label={t('close')} title={t('close')} onClick={onClose}>
            <X aria-hidden size={18} strokeWidth={1.5} />
          </button>
        </header>
        <div className="ls-body">
          {state === 'failed' && (
            <p role="alert" className="ls-note">
              {t('failed')}{' '}
              <button type="button" className="rp-link" onClick={again}>
                {t('again')}
              </button>
            </p>
          )}
          {looking && list && list.lines.length > 0 && <p className="ls-note">{t('lookedAt')}</p>}
          {!list && state === 'asking' && <output className="ls-note">{t('asking')}</output>}
          {list && list.lines.length === 0 && <p className="ls-note">{t('empty')}</p>}
          {list && list.lines.length > 0 && (
            <ListTable
              groups={missing ? groups.filter(({ quiet }) => quiet) : groups}
              unfolded={missing}
              without={without}
              onChoose={choose}
              busy={state === 'asking'}
            />
          )}
          <SurfaceLines />
          {list && list.lines.some(({ offer }) => offer !== null) && (
            <p className="ls-note ls-at">
              {t('pricesAt', { time: format.dateTime(new Date(at), { timeStyle: 'short' }) })}
            </p>
          )}
        </div>
      </main>
      <ListSums without={without} />
    </>
  );
}

/** What can be bought and from how many; where nothing can, how much stands in the home. */
function factsOf(list: HomeList) {
  return { pieces: list.count, merchants: list.merchants.length, others: missingPieces(list).length };
}
