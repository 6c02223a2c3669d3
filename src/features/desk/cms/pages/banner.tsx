import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { messagesFor } from '#text/messages.server.ts';
import { Check } from '#ui/fields/check.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { BannerForm } from '../banner-entry.ts';
import { Choice } from '../components/choice.tsx';
import { MomentField } from '../components/moment-field.tsx';
import { PositionField } from '../components/position-field.tsx';
import { entryAt } from '../entry-loader.server.ts';
import { EntryEditor } from '../entry-editor.tsx';
import { bannerKind } from '../entry-kinds.server.ts';
import { PictureField } from '../picture-field.tsx';
import { TextsFields } from '../texts-fields.tsx';
import { useEditor } from '../use-editor.ts';
import type { Route } from './+types/banner.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'banners.edit');
  return { entry: await entryAt(ctx, bannerKind, params.id), messages: messagesFor(ctx.locale, ['desk', 'media']) };
}

const blank: BannerForm = {
  place: 'home',
  position: 100,
  title: {},
  text: {},
  picture: null,
  picturePhone: null,
  link: null,
  startsAt: null,
  endsAt: null,
  shown: true,
};
const places = ['home', 'works', 'product', 'price'] as const;

/** One banner: texts in three languages, pictures, place and period. */
export default function Banner({ loaderData: { entry } }: Route.ComponentProps) {
  const t = useTranslations('desk');
  const [pictures, setPictures] = useState(entry?.pictures ?? {});
  const editor = useEditor({
    path: '/admin/banners',
    entry,
    blank,
    formOf: ({ place, position, title, text, picture, picturePhone, link, startsAt, endsAt, shown }): BannerForm => ({
      place,
      position,
      title,
      text,
      picture,
      picturePhone,
      link,
      startsAt,
      endsAt,
      shown,
    }),
  });
  const { form, change, fault, faults } = editor;
  return (
    <EntryEditor
      editor={editor}
      title={t(editor.isNew ? 'banners.new' : 'banners.one')}
      crumbs={[{ to: '/admin/banners', text: t('banners.title') }]}
      deleteText={t('banners.deleteText')}
    >
      <TextsFields
        label={t('fields.title')}
        value={form.title}
        most={120}
        errors={faults('title')}
        onChange={(title) => change({ title })}
      />
      <TextsFields
        label={t('banners.text')}
        value={form.text}
        most={400}
        rows={3}
        errors={faults('text')}
        onChange={(text) => change({ text })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Choice
          label={t('banners.place')}
          value={form.place}
          choices={places.map((value) => ({ value, text: t(`banners.places.${value}`) }))}
          onChange={(place) => change({ place })}
        />
        <PositionField value={form.position} error={fault('position')} onChange={(position) => change({ position })} />
        <Field
          label={t('banners.link')}
          hint={t('banners.linkHint')}
          maxLength={500}
          value={form.link ?? ''}
          error={fault('link')}
          onChange={(event) => change({ link: event.target.value.trim() === '' ? null : event.target.value })}
        />
        <MomentField
          label={t('banners.starts')}
          value={form.startsAt}
          error={fault('startsAt')}
          onChange={(startsAt) => change({ startsAt })}
        />
        <MomentField
          label={t('banners.ends')}
          value={form.endsAt}
          error={fault('endsAt')}
          onChange={(endsAt) => change({ endsAt })}
        />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <PictureField
          label={t('banners.picture')}
          hint={t('banners.pictureHint')}
          kind="banner"
          picture={pictures.picture ?? null}
          aspect="aspect-[2/1]"
          error={fault('picture')}
          onChange={(id, shown) => {
            change({ picture: id });
            setPictures({ ...pictures, picture: shown });
          }}
        />
        <PictureField
          label={t('banners.picturePhone')}
          hint={t('banners.picturePhoneHint')}
          kind="banner"
          picture={pictures.picturePhone ?? null}
          aspect="aspect-[4/5] max-w-64"
          onChange={(id, shown) => {
            change({ picturePhone: id });
            setPictures({ ...pictures, picturePhone: shown });
          }}
        />
      </div>
      <Check
        label={t('fields.shown')}
        checked={form.shown}
        onChange={(event) => change({ shown: event.target.checked })}
      />
    </EntryEditor>
  );
}
