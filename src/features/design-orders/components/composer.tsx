import { ImagePlus, X } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/accounts/use-failure.ts';
import { api } from '#lib/api.ts';
import { acceptedTypes } from '#lib/picture.ts';
import { Button } from '#ui/button.tsx';
import { useDrafts } from '#ui/draft.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Entry } from '../design-order.ts';
import { designOrderLimits } from '../design-order-limits.ts';
import { useAttachments, type Attachment } from './use-attachments.ts';

/** Where one writes. What was typed stays until it is sent, also when it could not be. */
export function Composer({ order, name, quiet, onSaid }: { order: string; name: string; /** Something else on the page is the loud thing now. */ quiet: boolean; onSaid(entry: Entry): void }) {
  const t = useTranslations('talks.talk');
  const id = useId();
  const { text, setText, pictures, busy, send } = useComposer(order, onSaid);
  /** A word being put together (Chinese, Vietnamese) is ended by the same key, and on a phone it breaks the line. */
  function key(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    void send();
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-3">
      <label htmlFor={id} className="field-label">{t('write', { name })}</label>
      <textarea id={id} rows={3} maxLength={designOrderLimits.text} className="input resize-y" value={text} onChange={(event) => setText(event.target.value)} onKeyDown={key} aria-describedby={`${id}-hint`} />
      {pictures.files.length > 0 && <Chosen files={pictures.files} remove={pictures.remove} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={quiet ? 'line' : 'primary'} busy={busy}>{t('send')}</Button>
        <label className="btn btn-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
          <ImagePlus aria-hidden size={20} />{t('attach')}
          {/* The same file again is a new choice: the value is taken away. */}
          <input type="file" multiple className="sr-only" accept={acceptedTypes.join(',')} onChange={(event) => { pictures.add([...(event.currentTarget.files ?? [])]); event.currentTarget.value = ''; }} />
        </label>
        <span id={`${id}-hint`} className="caption">{t('private')}<span className="ml-1 max-lg:hidden">{t('keys')}</span></span>
      </div>
    </form>
  );
}

function Chosen({ files, remove }: { files: readonly Attachment[]; remove(key: string): void }) {
  const t = useTranslations('talks.talk');
  return (
    <ul aria-label={t('pictures')} className="flex flex-wrap gap-3">
      {files.map(({ key, preview, share, media }, index) => (
        <li key={key} className="relative">
          <span className="pic block h-20 w-20"><img src={preview} alt="" /></span>
          {media === null && <><span aria-hidden className="bar absolute inset-x-1 bottom-1"><i className="hot" style={{ width: `${share * 100}%` }} /></span><span className="sr-only">{t('sending', { percent: Math.round(share * 100) })}</span></>}
          <button type="button" className="float absolute -top-2 -right-2 grid h-7 w-7 cursor-pointer place-items-center rounded-full!" aria-label={t('remove', { number: index + 1 })} onClick={() => remove(key)}><X aria-hidden size={16} /></button>
        </li>
      ))}
    </ul>
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
  const pictures = useAttachments();
  function setText(next: string) {
    setWords(next);
    drafts.keep(name, next);
  }
  async function send(): Promise<void> {
    if (busy || (text.trim() === '' && pictures.files.length === 0)) return;
    if (pictures.busy) return toast.warning(t('wait'));
    setBusy(true);
    try {
      onSaid(await api.post<Entry>(`/design-orders/${order}/messages`, { text, files: pictures.files.map(({ media }) => media) }, { creates: true }));
      setText('');
      pictures.clear();
    } catch (error) {
      await showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return { text, setText, pictures, busy, send };
}
