import { useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { reportReasons, type ReportKind, type ReportReason } from '../report.ts';

/** What is wrong: a choice and optionally a text. */
export function ReportDialog({ kind, thing, onClose }: { kind: ReportKind; thing: string; onClose(): void }) {
  const t = useTranslations('reports');
  const heading = useId();
  const { reason, choose, note, setNote, missing, busy, send } = useReport(kind, thing, onClose);
  return (
    <Dialog open onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
        {t(`title.${kind}`)}
      </h2>
      <p className="mt-3 text-small text-ink-soft">{t('text')}</p>
      <form noValidate className="mt-5 grid gap-5" onSubmit={(event) => void send(event)}>
        <fieldset>
          <legend className="sr-only">{t('reason')}</legend>
          {reportReasons.map((each) => (
            <label
              key={each}
              className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-line text-[0.9375rem]"
            >
              <input
                type="radio"
                name="reason"
                value={each}
                checked={reason === each}
                onChange={() => choose(each)}
                className="accent-(--color-accent)"
              />
              {t(`reasons.${each}`)}
            </label>
          ))}
          <FieldError id={`${heading}-reason`} text={missing ? t('missing') : undefined} />
        </fieldset>
        <TextArea
          label={t('note')}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  );
}

function useReport(kind: ReportKind, thing: string, done: () => void) {
  const t = useTranslations('reports');
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  async function send(event: SubmitEvent) {
    event.preventDefault();
    setMissing(reason === null);
    if (reason === null) return;
    await attempt(async () => {
      await api.post('/reports', { kind, thing, reason, note: note.trim() }, { creates: true });
      done();
      toast.clear();
      toast.success(t('thanks'));
    });
  }
  return {
    reason,
    note,
    setNote,
    missing,
    busy,
    send,
    choose(next: ReportReason) {
      setReason(next);
      setMissing(false);
    },
  };
}
