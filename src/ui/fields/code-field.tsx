import { Field, type FieldProps } from './field.tsx';

export type CodeFieldProps = Omit<FieldProps, 'type' | 'inside'> & {
  /** `get` is the link, `again` replaces it while one has to wait. */
  texts: { get: string; again(seconds: number): string };
  left: number;
  busy: boolean;
  onGet(): void;
};

/** A code that came by mail or SMS; phones and browsers offer it by themselves (PRODUCT C7). */
export function CodeField({ texts, left, busy, onGet, ...field }: CodeFieldProps) {
  const get =
    left > 0 ? (
      <span className="num caption px-2 text-right" aria-live="off">
        {texts.again(left)}
      </span>
    ) : (
      <button
        type="button"
        className="link min-h-9 shrink-0 px-2 text-small font-medium disabled:text-ink-soft"
        disabled={busy}
        onClick={onGet}
      >
        {texts.get}
      </button>
    );
  return (
    <Field {...field} inside={get} inputMode="numeric" autoComplete="one-time-code" maxLength={12} spellCheck={false} />
  );
}
