import { useTranslations } from 'use-intl';
import { exportFormats, type ExportFormat } from './export-choices.ts';

interface FormatChoiceProps {
  format: ExportFormat;
  onChoose(format: ExportFormat): void;
}

/** What it becomes, and what that is good for. */
export function FormatChoice({ format, onChoose }: FormatChoiceProps) {
  const t = useTranslations('export');
  return (
    <fieldset className="xp-formats">
      <legend>{t('format')}</legend>
      {exportFormats.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="export-format"
            value={each}
            checked={each === format}
            onChange={() => onChoose(each)}
          />
          <b>{t(`kinds.${each}`)}</b>
          <small>{t(`about.${each}`)}</small>
        </label>
      ))}
    </fieldset>
  );
}
