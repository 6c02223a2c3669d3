import { SendHorizontal } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '#lib/api-failure.ts';
import { useComments } from './comments-context.tsx';
import { useNaming } from './use-naming.ts';

interface CommentFormProps {
  label: string;
  first: string;
  /** What its button says. */
  send: string;
  takesFocus?: boolean;
  onType?(text: string): void;
  onSend(text: string): Promise<void>;
}

/** Where something is said. It stays until the server has it; what went wrong is told beside it. */
export function CommentForm({ label, first, send, takesFocus = false, onType, onSend }: CommentFormProps) {
  const t = useTranslations('comments');
  const id = useId();
  const [text, setText] = useState(first);
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  // Of two presses in one moment React knows one state.
  const busy = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const naming = useNaming(field, type);
  const left = (useComments()?.port.longest ?? 0) - text.trim().length;
  const ready = text.trim() !== '' && left >= 0;
  async function submit(): Promise<void> {
    if (!ready || busy.current) return;
    busy.current = true;
    setSending(true);
    setFault(null);
    try {
      await onSend(text.trim());
      setText('');
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }
  function faultOf(error: unknown): string {
    if (error instanceof ApiFailure && error.status > 0 && error.message !== '' && error.kind !== 'server_fail')
      return error.message;
    return t('notSent');
  }
  function type(words: string): void {
    setText(words);
    onType?.(words);
  }
  function press(event: KeyboardEvent): void {
    if (!event.nativeEvent.isComposing && naming.press(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // An input method's Enter chooses a word; on a phone it begins a line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    void submit();
  }
  return (
    <form
      className="cm-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {naming.offered.length > 0 && <Offered id={`${id}-people`} naming={naming} />}
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={text}
        placeholder={t('orName', { label })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opened because somebody wants to write
        autoFocus={takesFocus}
        aria-invalid={left < 0 || fault !== null}
        aria-describedby={`${id}-said`}
        aria-autocomplete="list"
        aria-controls={naming.offered.length > 0 ? `${id}-people` : undefined}
        aria-activedescendant={naming.offered.length > 0 ? `${id}-people-${naming.at}` : undefined}
        onKeyDown={press}
        onBlur={naming.leave}
        onChange={({ target }) => {
          type(target.value);
          naming.look();
        }}
      />
      <button type="submit" className="ws-icon" aria-label={send} title={send} disabled={!ready || sending}>
        <SendHorizontal aria-hidden size={18} strokeWidth={1.5} />
      </button>
      <p id={`${id}-said`} className="cm-said" role={fault !== null || left < 0 ? 'alert' : undefined}>
        {left < 0 ? t('tooLong', { over: -left }) : fault}
      </p>
    </form>
  );
}

/** The field keeps the focus: a press on a name is not to take it. */
function Offered({ id, naming }: { id: string; naming: ReturnType<typeof useNaming> }) {
  const t = useTranslations('comments');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> would take the words from the field
    <div id={id} className="cm-people" role="listbox" aria-label={t('people')}>
      {naming.offered.map((person, at) => (
        <button
          key={person.id}
          id={`${id}-${at}`}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the keys are the field's
          role="option"
          tabIndex={-1}
          aria-selected={at === naming.at}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => naming.choose(person)}
        >
          {person.name}
        </button>
      ))}
    </div>
  );
}
