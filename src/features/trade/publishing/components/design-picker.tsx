import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DesignItem } from '#features/studio/designs/design.ts';
import type { DesignLine } from '#features/studio/designs/workspace-page.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import type { OwnWork } from '../work-form.ts';
import { DesignFile } from './design-file.tsx';

type ChosenDesign = OwnWork['design'];
interface DesignPickerProps {
  designs: readonly DesignLine[];
  value: ChosenDesign;
  error?: string;
  onChange(design: ChosenDesign): void;
}
type Line = Pick<DesignLine, 'id' | 'name' | 'version' | 'plan'>;

/**
 * One of one's designs by its plan, or a file that becomes one. Later versions of the design are shown only when the
 * work is updated.
 */
export function DesignPicker({ designs, value, error, onChange }: DesignPickerProps) {
  const t = useTranslations('publishing.model');
  const name = useId();
  const [brought, setBrought] = useState<Line[]>([]);
  const lines: Line[] = [...brought, ...designs];
  function bring(design: DesignItem) {
    setBrought((now) => [
      {
        id: design.id,
        name: design.name,
        version: design.version,
        plan: `/api/designs/${design.id}/plan?v=${design.version}`,
      },
      ...now,
    ]);
    onChange({ id: design.id, name: design.name, version: design.version, newest: design.version });
  }
  const newer = value !== null && value.version < value.newest;
  return (
    <div className="grid gap-4">
      {lines.length === 0 ? (
        <p className="hint">{t('noDesigns')}</p>
      ) : (
        <fieldset aria-describedby={`${name}-error`}>
          <legend className="field-label mb-2">{t('choose')}</legend>
          <ul className="grid max-h-112 grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-3">
            {lines.map((line) => (
              <li key={line.id}>
                <label className="block cursor-pointer rounded-s border border-line p-2 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
                  <input
                    type="radio"
                    name={name}
                    className="sr-only"
                    checked={value?.id === line.id}
                    onChange={() =>
                      onChange({ id: line.id, name: line.name, version: line.version, newest: line.version })
                    }
                  />
                  <span className="pic studio aspect-[3/2]">
                    <img
                      src={line.plan}
                      alt=""
                      width={320}
                      height={213}
                      loading="lazy"
                      decoding="async"
                      className="object-contain! p-2"
                    />
                  </span>
                  <span className="mt-1.5 block text-small font-medium break-words">{line.name}</span>
                  <span className="caption num block">
                    {t('version', { version: value?.id === line.id ? value.version : line.version })}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {newer && (
        <p className="flex flex-wrap items-center gap-3 text-small">
          {t('newer', { shown: value.version, newest: value.newest })}
          <Button size="s" onClick={() => onChange({ ...value, version: value.newest })}>
            {t('showNewest')}
          </Button>
        </p>
      )}
      <FieldError id={`${name}-error`} text={error} />
      <DesignFile onBrought={bring} />
    </div>
  );
}
