import { Check } from 'lucide-react';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { localeNames, locales, parseLocale, type Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';

/** A frequent reason, prepared in three languages. */
export interface ReasonTemplate {
  key: string;
  name: string;
  text: Trilingual;
}

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What will happen, and that the person will read the reason. */
  text: string;
  confirm: string;
  /** Destructive actions are styled as such. */
  bad?: boolean;
  templates?: readonly ReasonTemplate[];
  /** The person's language, selected first. */
  lang?: Locale;
  /** A prepared reason was chosen; the caller handles what else it implies. */
  onTemplate?(key: string): void;
  /** A further choice that belongs to the decision. */
  extra?: ReactNode;
  /** Resolves when it is done; the caller then closes the dialog. */
  onConfirm(reason: Trilingual): Promise<void>;
  onClose(): void;
}

/**
 * Asks for a reason before a decision. It may be written in one language or in three; the person gets their own, or the
 * fallback.
 */
export function ReasonDialog({
  open,
  title,
  text,
  confirm,
  bad = true,
  templates = [],
  lang,
  onTemplate,
  extra,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const t = useTranslations('console.reason');
  const heading = useId();
  const own = parseLocale(useLocale()) ?? 'en';
  const [reason, setReason] = useState<Trilingual>({});
  const [preset, setPreset] = useState<Trilingual>({});
  const [shown, setShown] = useState<Locale>(lang ?? own);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const said = Object.fromEntries(
      Object.entries(reason)
        .map(([at, words]) => [at, words.trim()])
        .filter(([, words]) => words !== ''),
    ) as Trilingual;
    if (Object.keys(said).length === 0) return setFault(t('missing'));
    setBusy(true);
    await onConfirm(said).finally(() => setBusy(false));
  }
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
        {title}
      </h2>
      <p className="mt-2 text-small text-ink-soft">{text}</p>
      <form noValidate className="mt-5 grid gap-4" onSubmit={(event) => void submit(event)}>
        {templates.length > 0 && (
          <Templates
            templates={templates}
            onChoose={({ key, text }) => {
              setReason(text);
              setPreset(text);
              setFault(undefined);
              onTemplate?.(key);
            }}
          />
        )}
        <LanguageTabs shown={shown} filled={reason} onShow={setShown} />
        <TextArea
          key={shown}
          lang={shown}
          label={t('label', { language: localeNames[shown] })}
          rows={4}
          maxLength={1000}
          value={reason[shown] ?? ''}
          error={fault}
          data-first
          onChange={(event) => {
            setReason({ ...ownWords(reason, preset), [shown]: event.target.value });
            setPreset({});
            setFault(undefined);
          }}
        />
        {extra}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant={bad ? 'bad' : 'primary'} busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Without what is still as prepared: once one language says something else, the others would say what is not meant. */
function ownWords(reason: Trilingual, preset: Trilingual): Trilingual {
  return Object.fromEntries(locales.filter((at) => reason[at] !== preset[at]).map((at) => [at, reason[at]]));
}

function Templates({
  templates,
  onChoose,
}: {
  templates: readonly ReasonTemplate[];
  onChoose(template: ReasonTemplate): void;
}) {
  const t = useTranslations('console.reason');
  return (
    <label className="field">
      <span className="field-label">{t('templates')}</span>
      <select
        className="input cursor-pointer"
        defaultValue=""
        onChange={(event) => {
          const found = templates.find(({ key }) => key === event.target.value);
          if (found) onChoose(found);
        }}
      >
        <option value="">{t('own')}</option>
        {templates.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function LanguageTabs({ shown, filled, onShow }: { shown: Locale; filled: Trilingual; onShow(locale: Locale): void }) {
  const t = useTranslations('console.reason');
  return (
    <fieldset aria-label={t('languages')} className="seg w-full">
      {locales.map((locale) => (
        <button key={locale} type="button" lang={locale} aria-pressed={locale === shown} onClick={() => onShow(locale)}>
          {localeNames[locale]}
          {filled[locale]?.trim() && <Check aria-hidden size={14} />}
        </button>
      ))}
    </fieldset>
  );
}
