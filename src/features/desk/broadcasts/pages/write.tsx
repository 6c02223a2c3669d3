import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConfirmDialog } from '#features/desk/cms/confirm-dialog.tsx';
import { TextsFields } from '#features/desk/cms/texts-fields.tsx';
import { UnsavedGuard } from '#features/desk/cms/unsaved-guard.tsx';
import type { Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { AudienceFields } from '../components/audience-fields.tsx';
import { Preview } from '../components/preview.tsx';
import { isBlank, useBroadcast } from '../components/use-broadcast.ts';
import type { Route } from './+types/write.ts';

export function loader({ context }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'broadcasts.send');
  return { messages: messagesFor(ctx.locale, ['desk', 'notices']) };
}

/** A broadcast: recipients, text, preview, reach, and only then the button. */
export default function Write(_: Route.ComponentProps) {
  const t = useTranslations('desk.broadcasts');
  const format = useFormatter();
  const { form, busy, reach, asking, review, send, stopAsking } = useBroadcast();
  const { values, change, fault, faults } = form;
  return (
    <ConsolePage title={t('new')} crumbs={[{ to: '/admin/notices', text: t('title') }]}>
      <form noValidate className="grid gap-8" onSubmit={review}>
        <AudienceFields
          audience={values.audience}
          fault={fault('audience.person') ?? fault('audience')}
          onChange={(audience) => change({ audience })}
        />
        <TextsFields
          label={t('subject')}
          value={values.subject}
          most={120}
          errors={faults('subject')}
          onChange={(subject) => change({ subject })}
        />
        <TextsFields
          label={t('message')}
          value={values.message}
          most={2000}
          rows={6}
          errors={faults('message')}
          onChange={(message) => change({ message })}
          below={previewsOf(values)}
        />
        <Field
          className="max-w-[34rem]"
          label={t('link')}
          hint={t('linkHint')}
          maxLength={500}
          value={values.link ?? ''}
          error={fault('link')}
          onChange={(event) => change({ link: event.target.value.trim() === '' ? null : event.target.value })}
        />
        <p className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" busy={busy}>
            {t('review')}
          </Button>
          <span className="caption">{t('reviewHint')}</span>
        </p>
      </form>
      <UnsavedGuard dirty={!busy && !(isBlank(values.subject) && isBlank(values.message))} />
      <ConfirmDialog
        open={asking && reach !== null}
        bad={false}
        title={t('askTitle', { count: format.number(reach?.reach ?? 0) })}
        confirm={t('send')}
        onClose={stopAsking}
        onConfirm={send}
        text={
          reach?.person
            ? t('askPerson', { name: reach.person.nickname, email: reach.person.email })
            : t('askText', { without: reach?.without ?? 0 })
        }
      />
    </ConsolePage>
  );
}

function previewsOf({ subject, message }: { subject: Trilingual; message: Trilingual }) {
  return (locale: Locale) => <Preview subject={subject} message={message} locale={locale} />;
}
