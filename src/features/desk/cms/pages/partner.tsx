import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { messagesFor } from '#text/messages.server.ts';
import { Check } from '#ui/fields/check.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PositionField } from '../components/position-field.tsx';
import { entryAt } from '../entry-loader.server.ts';
import { EntryEditor } from '../entry-editor.tsx';
import { partnerKind } from '../entry-kinds.server.ts';
import type { PartnerForm } from '../partner-entry.ts';
import { PictureField } from '../picture-field.tsx';
import { useEditor } from '../use-editor.ts';
import type { Route } from './+types/partner.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'partners.edit');
  return { entry: await entryAt(ctx, partnerKind, params.id), messages: messagesFor(ctx.locale, ['desk', 'media']) };
}

const blank: PartnerForm = { position: 100, name: '', url: null, logo: null, shown: true };

/** One partner: a name is the same in every language. */
export default function Partner({ loaderData: { entry } }: Route.ComponentProps) {
  const t = useTranslations('desk');
  const [logo, setLogo] = useState(entry?.pictures.logo ?? null);
  const editor = useEditor({
    path: '/admin/partners',
    entry,
    blank,
    formOf: ({ position, name, url, logo: id, shown }) => ({ position, name, url, logo: id, shown }),
  });
  const { form, change, fault } = editor;
  return (
    <EntryEditor
      editor={editor}
      title={t(editor.isNew ? 'partners.new' : 'partners.one')}
      crumbs={[{ to: '/admin/partners', text: t('partners.title') }]}
      deleteText={t('partners.deleteText')}
    >
      <div className="grid max-w-[34rem] gap-5">
        <Field
          label={t('partners.name')}
          required
          maxLength={120}
          value={form.name}
          error={fault('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label={t('partners.url')}
          hint={t('partners.urlHint')}
          inputMode="url"
          maxLength={500}
          value={form.url ?? ''}
          error={fault('url')}
          onChange={(event) => change({ url: event.target.value.trim() === '' ? null : event.target.value })}
        />
        <PositionField value={form.position} error={fault('position')} onChange={(position) => change({ position })} />
        <PictureField
          label={t('partners.logo')}
          hint={t('partners.logoHint')}
          kind="banner"
          picture={logo}
          aspect="aspect-[2/1] max-w-64"
          error={fault('picture')}
          onChange={(id, picture) => {
            change({ logo: id });
            setLogo(picture);
          }}
        />
        <Check
          label={t('fields.shown')}
          checked={form.shown}
          onChange={(event) => change({ shown: event.target.checked })}
        />
      </div>
    </EntryEditor>
  );
}
