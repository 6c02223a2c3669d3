import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { paperNames, scales } from '#exchange/paper/paper.ts';
import { shownKinds } from '#exchange/paper/shown-plan.ts';
import { useSession } from '../../editor-context.tsx';
import { useLevelName } from '../../levels/use-level-name.ts';
import { pictureWidths, type ExportChoices } from './export-choices.ts';

interface FieldsProps {
  choices: ExportChoices;
  onChange(change: Partial<ExportChoices>): void;
}

/** Which storey, on which paper, how large, and what is on it. */
export function DrawnFields({ choices, onChange }: FieldsProps) {
  const { format } = choices;
  return (
    <>
      <LevelField choices={choices} onChange={onChange} />
      {format === 'pdf' && <PaperFields choices={choices} onChange={onChange} />}
      {(format === 'pdf' || format === 'svg') && <ScaleField choices={choices} onChange={onChange} />}
      {format === 'png' && <WidthField choices={choices} onChange={onChange} />}
      <ShowFields choices={choices} onChange={onChange} />
    </>
  );
}

function LevelField({ choices: { format, level }, onChange }: FieldsProps) {
  const t = useTranslations('export');
  const id = useId();
  const design = useSession(({ history }) => history.design);
  const current = useSession((state) => state.level);
  const levelName = useLevelName();
  if (design.levels.length < 2) return null;
  const all = format === 'pdf';
  return (
    <div className="ws-field">
      <label htmlFor={id}>{t('level')}</label>
      <select
        id={id}
        className="xp-select"
        value={level ?? (all ? '' : current)}
        onChange={({ target }) => onChange({ level: target.value === '' ? null : target.value })}
      >
        {all && <option value="">{t('allLevels')}</option>}
        {design.levels.map((each) => (
          <option key={each.id} value={each.id}>
            {levelName(design, each.id)}
          </option>
        ))}
      </select>
    </div>
  );
}

function PaperFields({ choices: { paper, landscape }, onChange }: FieldsProps) {
  const t = useTranslations('export');
  return (
    <>
      <fieldset className="ws-field">
        <legend>{t('paper')}</legend>
        <div className="ws-seg">
          {paperNames.map((name) => (
            <button key={name} type="button" aria-pressed={name === paper} onClick={() => onChange({ paper: name })}>
              {name.toUpperCase()}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className="ws-field">
        <legend>{t('turn')}</legend>
        <div className="ws-seg">
          {([false, true] as const).map((lying) => (
            <button
              key={String(lying)}
              type="button"
              aria-pressed={lying === landscape}
              onClick={() => onChange({ landscape: lying })}
            >
              {t(lying ? 'turns.landscape' : 'turns.portrait')}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function ScaleField({ choices: { format, scale }, onChange }: FieldsProps) {
  const t = useTranslations('export');
  const id = useId();
  return (
    <div className="ws-field">
      <label htmlFor={id}>{t('scale')}</label>
      <select
        id={id}
        className="xp-select"
        value={format === 'svg' && scale === 'fit' ? '50' : String(scale)}
        onChange={({ target }) => onChange({ scale: target.value === 'fit' ? 'fit' : Number(target.value) })}
      >
        {format === 'pdf' && <option value="fit">{t('fit')}</option>}
        {scales.map((each) => (
          <option key={each} value={each}>{`1:${each}`}</option>
        ))}
      </select>
    </div>
  );
}

function WidthField({ choices: { width }, onChange }: FieldsProps) {
  const t = useTranslations('export');
  const id = useId();
  return (
    <div className="ws-field">
      <label htmlFor={id}>{t('width')}</label>
      <select
        id={id}
        className="xp-select"
        value={width}
        onChange={({ target }) => onChange({ width: Number(target.value) })}
      >
        {pictureWidths.map((each) => (
          <option key={each} value={each}>
            {t('pixels', { count: each })}
          </option>
        ))}
      </select>
    </div>
  );
}

function ShowFields({ choices: { format, show, list, prices }, onChange }: FieldsProps) {
  const t = useTranslations('export');
  return (
    <>
      <fieldset className="ws-field xp-ticks">
        <legend>{t('show')}</legend>
        {shownKinds.map((kind) => (
          <Tick
            key={kind}
            label={t(`shows.${kind}`)}
            on={show[kind]}
            onChange={(on) => onChange({ show: { ...show, [kind]: on } })}
          />
        ))}
      </fieldset>
      {format === 'pdf' && (
        <fieldset className="ws-field xp-ticks">
          <legend>{t('add')}</legend>
          <Tick label={t('list')} on={list} onChange={(on) => onChange({ list: on })} />
          <Tick label={t('prices')} on={list && prices} off={!list} onChange={(on) => onChange({ prices: on })} />
        </fieldset>
      )}
    </>
  );
}

function Tick(props: { label: string; on: boolean; off?: boolean; onChange(on: boolean): void }) {
  const { label, on, off = false, onChange } = props;
  return (
    <label className="xp-tick">
      <input type="checkbox" checked={on} disabled={off} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
