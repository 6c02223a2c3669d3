import { useTranslations } from 'use-intl';
import { findFinish } from '#models/materials/library.ts';
import { useLanguage } from '../../words/use-language.ts';

interface SwatchFieldProps {
  label: string;
  /** The finish it has; `usual` where it has none of its own. */
  value: string;
  finishes: readonly string[];
  /** Those it cannot be bought in: marked, not hidden. */
  unsold?: readonly string[];
  /** A way back to the usual finish, where it has one of its own. */
  onUsual?: (() => void) | undefined;
  onChange(finish: string): void;
}

const none: readonly string[] = [];

/** Finishes by their colours; the one in use is named. */
export function SwatchField({ label, value, finishes, unsold = none, onUsual, onChange }: SwatchFieldProps) {
  const t = useTranslations('workspace.inspector');
  const reader = useLanguage();
  const nameOf = (id: string) => findFinish(id)?.name[reader] ?? id;
  const said = (id: string) => (unsold.includes(id) ? t('unsold', { finish: nameOf(id) }) : nameOf(id));
  const offered = finishes.includes(value) ? finishes : [value, ...finishes];
  return (
    <fieldset className="ws-field">
      <legend>{t('finishOf', { part: label, finish: nameOf(value) })}</legend>
      <div className="insp-swatches">
        {offered.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === value}
            aria-label={said(id)}
            title={said(id)}
            data-unsold={unsold.includes(id) || undefined}
            style={{ background: findFinish(id)?.colour }}
            onClick={() => id !== value && onChange(id)}
          />
        ))}
      </div>
      {unsold.length > 0 && <p className="ws-note">{t('unsoldMark')}</p>}
      {onUsual && (
        <button type="button" className="insp-link" onClick={onUsual}>
          {t('usual')}
        </button>
      )}
    </fieldset>
  );
}
