import { Minus, Move, Plus, Replace, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { findModel } from '#models/library.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { withinSentence } from '#text/within-sentence.ts';
import { useSession } from '../../editor-context.tsx';
import { useSignedSum } from '../../words/use-signed-sum.ts';
import { useThingWords } from '../../words/use-thing-words.ts';
import { BlockedNote } from './blocked-note.tsx';
import type { Change, Compared } from './use-compared.ts';

interface ChangeListProps {
  compared: Compared;
  shown: string | null;
  onShow(id: string | null): void;
}

/** What differs, in words and in đồng; numbered as in the plan. */
export function ChangeList({ compared, shown, onShow }: ChangeListProps) {
  const t = useTranslations('versions');
  const { whole: signed } = useSignedSum();
  const words = useChangeWords(compared);
  const { after, changes, price } = compared;
  function costOf(change: Change): string {
    if (change.price) return signed(change.price);
    return change.how === 'removed' && change.table === 'items' && change.price === 0 ? t('noPrice') : '';
  }
  return (
    <>
      <div className="ws-panel-head">
        <h2>{t('count', { count: changes.length })}</h2>
        {price !== null && price !== 0 && <strong className="vs-sum">{signed(price)}</strong>}
      </div>
      {changes.length === 0 && <p className="vs-note">{t('same')}</p>}
      <ol className="vs-items">
        {changes.map((change, at) => {
          const Icon = iconOf(change);
          return (
            <li key={`${change.table} ${change.id}`}>
              <button
                type="button"
                aria-pressed={shown === change.id}
                onClick={() => onShow(shown === change.id ? null : change.id)}
              >
                <span className={`vs-badge vs-${change.how}`}>{at + 1}</span>
                <span>
                  <b>{words.name(change)}</b>
                  <span className="rp-soft">{[words.what(change), costOf(change)].filter(Boolean).join(' · ')}</span>
                </span>
                <Icon aria-hidden size={16} strokeWidth={1.5} />
              </button>
            </li>
          );
        })}
      </ol>
      <BlockedNote design={after} />
    </>
  );
}

function useChangeWords({ before, after }: Compared) {
  const t = useTranslations('versions');
  const thing = useThingWords();
  const { comma } = usePunctuation();
  const units = useSession((state) => state.units);
  const length = (value: number) => `${writeLength(value, units)} ${lengthSuffix(units.length)}`.trim();
  const widthOf = (model: string | undefined) =>
    Number(model === undefined ? Number.NaN : findModel(model)?.choice.width);
  function model({ id }: Change): string {
    const [was, is] = [before.items[id]?.model, after.items[id]?.model].map(widthOf);
    const known = Number.isFinite(was) && Number.isFinite(is) && was !== is;
    return known ? t('kinds.width', { from: length(was ?? 0), to: length(is ?? 0) }) : t('kinds.model');
  }
  function moved({ distance, towards }: Change): string {
    if (distance === 0) return t('kinds.other');
    const by = length(distance);
    if (towards === null) return t('kinds.moved', { by });
    if (towards.kind !== 'piece') return t('kinds.movedIn', { by, towards: towards.kind });
    const own = after.items[towards.id]?.name;
    return own
      ? t('kinds.movedToNamed', { by, piece: own })
      : t('kinds.movedTo', { by, piece: withinSentence(thing(after, towards.id)) });
  }
  return {
    name(change: Change): string {
      if (change.table === 'name' || change.table === 'settings' || change.table === 'levels')
        return t(`whole.${change.table}`);
      const design = change.how === 'removed' ? before : after;
      // A name somebody gave it, the goods it is bought as, else what it is.
      return design.items[change.id]?.name || change.sold || thing(design, change.id);
    },
    what(change: Change): string {
      if (change.how !== 'changed') return t(change.how);
      const said = change.kinds.map((kind) => {
        if (kind === 'moved') return moved(change);
        return kind === 'model' ? model(change) : t(`kinds.${kind}`);
      });
      return said.join(comma);
    },
  };
}

function iconOf({ how, kinds }: Change): LucideIcon {
  if (how === 'added') return Plus;
  if (how === 'removed') return Minus;
  return kinds[0] === 'moved' || kinds[0] === 'turned' ? Move : Replace;
}
