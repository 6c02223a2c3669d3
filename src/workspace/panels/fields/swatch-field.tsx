import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findFinish } from '#models/materials/library.ts';
import { useLanguage } from '../../words/use-language.ts';
import { useSignedSum } from '../../words/use-signed-sum.ts';
import { useSheet } from '../sheet-state.ts';

interface SwatchFieldProps {
  label: string;
  /** The finish it has; `usual` where it has none of its own. */
  value: string;
  finishes: readonly string[];
  /** Those it cannot be bought in: marked, not hidden. */
  unsold?: readonly string[];
  /** What each of them costs more or less than the one in use, as far as it is known. Whole đồng. */
  differences?: ReadonlyMap<string, number>;
  /** One row beside its name, as in a sheet; what the marks mean is said when it is pulled up. */
  short?: boolean;
  /** A way back to the usual finish, where it has one of its own. */
  onUsual?: (() => void) | undefined;
  onChange(finish: string): void;
}

const none: readonly string[] = [];
const noDifferences: ReadonlyMap<string, number> = new Map();
/** As many as stand in one row beside the way to the others. */
const inRow = { whole: 5, short: 4 };

/** Finishes by their colours; the one in use is named. */
export function SwatchField({
  label,
  value,
  finishes,
  unsold = none,
  differences = noDifferences,
  short = false,
  onUsual,
  onChange,
}: SwatchFieldProps) {
  const t = useTranslations('workspace.inspector');
  const reader = useLanguage();
  const { screen } = useSheet();
  const nameOf = (id: string) => findFinish(id)?.name[reader] ?? id;
  const change = useSignedSum();
  const costs = (id: string) => differences.get(id) ?? 0;
  const said = (id: string) => {
    if (unsold.includes(id)) return t('unsold', { finish: nameOf(id) });
    return costs(id) === 0 ? nameOf(id) : t('finishOf', { part: nameOf(id), finish: change.whole(costs(id)) });
  };
  const [all, setAll] = useState(false);
  const offered = finishes.includes(value) ? finishes : [value, ...finishes];
  const most = short ? inRow.short : inRow.whole;
  const shown = all || offered.length <= most + 1 ? offered : rowWith(value, offered, most);
  const more = offered.length - shown.length;
  const priced = shown.some((id) => costs(id) !== 0);
  return (
    <fieldset className={short ? 'ws-field insp-short' : 'ws-field'}>
      <legend>{short && screen === 'phone' ? label : t('finishOf', { part: label, finish: nameOf(value) })}</legend>
      <div className={priced ? 'insp-swatches insp-priced' : 'insp-swatches'}>
        {shown.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === value}
            aria-label={said(id)}
            title={said(id)}
            data-unsold={unsold.includes(id) || undefined}
            style={{ backgroundColor: findFinish(id)?.colour }}
            onClick={() => id !== value && onChange(id)}
          >
            {costs(id) !== 0 && <small aria-hidden>{change.short(costs(id))}</small>}
          </button>
        ))}
        {more > 0 && (
          <button
            type="button"
            className="insp-more"
            aria-label={t('moreFinishes', { count: more })}
            onClick={() => setAll(true)}
          >
            +{more}
          </button>
        )}
      </div>
      {unsold.length > 0 && !short && <p className="ws-note">{t('unsoldMark')}</p>}
      {onUsual && (
        <button type="button" className="insp-link" onClick={onUsual}>
          {t('usual')}
        </button>
      )}
    </fieldset>
  );
}

/** The first few; the one in use is always among them. */
function rowWith(value: string, offered: readonly string[], most: number): readonly string[] {
  const first = offered.slice(0, most);
  return first.includes(value) ? first : [...first.slice(0, -1), value];
}
