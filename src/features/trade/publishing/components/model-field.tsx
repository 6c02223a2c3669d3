import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { DesignLine } from '#features/studio/designs/workspace-page.ts';
import { GlbField } from '#features/foundation/glb/glb-field.tsx';
import { Check } from '#ui/fields/check.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { ModelKind, WorkDraft } from '../work-draft.ts';
import { workLimits } from '../publishing-limits.ts';
import { DesignPicker } from './design-picker.tsx';

interface ModelFieldProps {
  form: WorkDraft;
  designs: readonly DesignLine[];
  hosts: readonly string[];
  fault(field: string): string | undefined;
  onChange(part: Partial<WorkDraft>): void;
}

const kinds: readonly ModelKind[] = ['none', 'design', 'glb', 'viewer'];

/** The 3D of a work: none, one of one's designs (or a design file), a model file, or an external viewer. */
export function ModelField({ form, designs, hosts, fault, onChange }: ModelFieldProps) {
  const t = useTranslations('publishing.model');
  const name = useId();
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t('kind')}</legend>
        <div className="-mx-2 flex flex-wrap gap-x-2 gap-y-1">
          {kinds.map((kind) => (
            <label key={kind} className="choice">
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={form.model === kind}
                onChange={() => onChange({ model: kind })}
              />
              {t(kind)}
            </label>
          ))}
        </div>
      </fieldset>
      {form.model === 'none' && <p className="hint">{t('noneText')}</p>}
      {form.model === 'design' && (
        <DesignPicker
          designs={designs}
          value={form.design}
          error={fault('design')}
          onChange={(design) => onChange({ design })}
        />
      )}
      {form.model === 'design' && (
        <Check
          label={t('template')}
          checked={form.template}
          onChange={({ target }) => onChange({ template: target.checked })}
        />
      )}
      {form.model === 'glb' && <GlbField value={form.glb} error={fault('glb')} onChange={(glb) => onChange({ glb })} />}
      {form.model === 'viewer' && (
        <Field
          label={t('address')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={form.viewer}
          maxLength={workLimits.viewer}
          hint={t('addressHint', { hosts: hosts.join(', ') })}
          error={fault('viewer')}
          onChange={(event) => onChange({ viewer: event.target.value })}
        />
      )}
    </>
  );
}
