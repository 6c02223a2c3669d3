import { Paperclip } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { fileEndings, fileTypes } from '#features/trade/talk-files/file-kinds.ts';
import { api } from '#lib/api.ts';
import { acceptedTypes } from '#lib/picture.ts';
import { uploadLimitMegabytes } from '#lib/upload-limit.ts';
import { Button } from '#ui/button.tsx';
import { useDrafts } from '#ui/fields/draft.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Entry } from '../design-order.ts';
import { designOrderLimits } from '../design-order-limits.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { useAttachments } from './use-attachments.ts';

/** By type and by extension: not every browser knows a type for each. */
const accepted = [
  ...acceptedTypes,
  ...Object.values(fileTypes),
  ...Object.values(fileEndings).map((ending) => `.${ending}`),
].join(',');

/** The message field. The input is kept until it is sent, also after a failure. */
export function Composer({
  order,
  name,
  quiet,
  onSaid,
}: {
  order: string;
  name: string;
  /** Something else on the page is the loud thing now. */ quiet: boolean;
  onSaid(entry: Entry): void;
}) {
  const t = useTranslations('talks.talk');
  const id = useId();
  const { text, setText, attached, busy, send } = useComposer(order, onSaid);
  /** Composing a word (Chinese, Vietnamese) ends with the same key, and on a phone it breaks the line. */
  function key(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      matchMedia('(pointer: coarse)').matches
    )
      return;
    event.preventDefault();
    void send();
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-3">
      <label htmlFor={id} className="field-label">
        {t('write', { name })}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={designOrderLimits.text}
        className="input resize-y"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={key}
        aria-describedby={`${id}-hint`}
      />
      {attached.files.length > 0 && <ChosenFiles files={attached.files} remove={attached.remove} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={quiet ? 'line' : 'primary'} busy={busy}>
          {t('send')}
        </Button>
        <label className="btn btn-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
          <Paperclip aria-hidden size={20} />
          {t('attach')}
          {/* Clears the value, so that choosing the same file again is a new choice. */}
          <input
            type="file"
            multiple
            className="sr-only"
            accept={accepted}
            onChange={(event) => {
              attached.add([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <p id={`${id}-hint`} className="caption">
        <span className="block">{t('limits', { limit: uploadLimitMegabytes })}</span>
        {t('private')}
        <span className="ml-1 max-lg:hidden">{t('keys')}</span>
      </p>
    </form>
  );
}

function useComposer(order: string, onSaid: (entry: Entry) => void) {
  const t = useTranslations('talks.talk');
  const toast = useToast();
  const showFailure = useShowFailure();
  const drafts = useDrafts();
  const name = `talk ${order}`;
  const [text, setWords] = useState(() => drafts.read<string>(name) ?? '');
  const [busy, setBusy] = useState(false);
  const attached = useAttachments();
  function setText(next: string) {
    setWords(next);
    drafts.keep(name, next);
  }
  async function send(): Promise<void> {
    if (busy || (text.trim() === '' && attached.files.length === 0)) return;
    if (attached.busy) return toast.warning(t('wait'));
    setBusy(true);
    try {
      onSaid(
        await api.post<Entry>(
          `/design-orders/${order}/messages`,
          { text, files: attached.files.map(({ media }) => media) },
          { creates: true },
        ),
      );
      setText('');
      attached.clear();
    } catch (error) {
      await showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return { text, setText, attached, busy, send };
}
