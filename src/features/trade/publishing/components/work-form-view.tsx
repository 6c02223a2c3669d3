import { useTranslations } from 'use-intl';
import { dashboardSection } from '#lib/person.ts';
import { useOwnForm } from '../use-own-form.ts';
import { workLimits } from '../publishing-limits.ts';
import type { OwnWork } from '../work-form.ts';
import type { WorkFormData } from '../works-section.server.ts';
import { bodyOf, draftOf, formOf, type WorkDraft } from '../work-draft.ts';
import { Chips, OneOf } from './choices.tsx';
import { DesignReady } from './design-ready.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormPart } from './form-part.tsx';
import { ModelField } from './model-field.tsx';
import { NumberField } from './number-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import { ProfileFirst } from './profile-first.tsx';
import { WordsFields } from './words-fields.tsx';

const list = dashboardSection('designer', 'works');

/** Add or edit a work: pictures, texts, facts, 3D (PRODUCT G3). */
export function WorkFormView({ work, from, options, designs, hosts, profileLacks }: WorkFormData) {
  const t = useTranslations('publishing.work');
  const own = useOwnForm<WorkDraft, OwnWork>({
    path: '/designer/design',
    entry: work,
    formOf: (entry) => (entry === null && from ? draftOf(from) : formOf(entry)),
    bodyOf,
    list,
    published: t('published'),
    editing: (id) => dashboardSection('designer', 'works', { edit: id }),
  });
  const { form, change, fault, exactFault } = own;
  return (
    <FormFrame
      of="work"
      own={own}
      title={t(work === null && own.seen === null ? 'new' : 'edit')}
      back={{ to: list, text: t('back') }}
    >
      {profileLacks.length > 0 && <ProfileFirst kind="designer" lacks={profileLacks} next={own.address} />}
      {from && own.seen === null && <DesignReady from={from} />}
      <FormPart title={t('pictures')} note={t('picturesNote')}>
        <PicturesField
          kind="work"
          ratio={3 / 2}
          value={form.pictures}
          error={fault('pictures')}
          onChange={(pictures) => change({ pictures })}
        />
      </FormPart>
      <FormPart title={t('words')} note={t('wordsNote')}>
        <WordsFields
          name={form.name}
          description={form.description}
          limits={workLimits}
          fault={exactFault}
          onChange={change}
        />
      </FormPart>
      <FormPart title={t('facts')} note={t('factsNote')}>
        <Chips
          label={t('styles')}
          hint={t('stylesHint', { most: workLimits.styles })}
          options={options.styles}
          value={form.styles}
          most={workLimits.styles}
          error={fault('styles')}
          onChange={(styles) => change({ styles })}
        />
        <div className="grid gap-x-gutter gap-y-5 sm:grid-cols-2">
          <OneOf
            label={t('home')}
            options={options.homes}
            value={form.home}
            error={fault('home')}
            onChange={(home) => change({ home })}
          />
          <NumberField
            label={t('area')}
            unit="m²"
            value={form.area}
            error={fault('area')}
            onChange={(area) => change({ area })}
          />
          <OneOf
            label={t('space')}
            options={options.spaces}
            value={form.space}
            error={fault('space')}
            onChange={(space) => change({ space })}
          />
          <OneOf
            label={t('room')}
            options={options.rooms}
            value={form.room}
            error={fault('room')}
            onChange={(room) => change({ room })}
          />
          <OneOf
            label={t('scene')}
            options={options.scenes}
            value={form.scene}
            error={fault('scene')}
            onChange={(scene) => change({ scene })}
          />
        </div>
      </FormPart>
      <FormPart title={t('model')} note={t('modelNote')}>
        <ModelField form={form} designs={designs} hosts={hosts} fault={fault} onChange={change} />
      </FormPart>
    </FormFrame>
  );
}
