import { Bold, Heading2, Italic, Link2, List, ListOrdered, Quote, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ClipboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { articleParts } from '#features/catalogue/articles/article-parts.ts';
import { RichPart } from '#features/catalogue/articles/rich-part.tsx';
import { localeNames, locales, type Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { fallbackLanguage } from '#features/foundation/texts/missing-languages.ts';
import { toggleMark, type Mark } from './toggle-mark.ts';
import { pastedText } from './pasted-text.ts';

const tools: readonly { mark: Mark; icon: LucideIcon }[] = [
  { mark: 'heading', icon: Heading2 },
  { mark: 'strong', icon: Bold },
  { mark: 'em', icon: Italic },
  { mark: 'link', icon: Link2 },
  { mark: 'list', icon: List },
  { mark: 'steps', icon: ListOrdered },
  { mark: 'quote', icon: Quote },
];

interface RichTextsProps {
  label: string;
  value: Trilingual;
  most: number;
  errors: Partial<Record<Locale | '', string>>;
  onChange(value: Trilingual): void;
}

/** The body of an article: three languages side by side, each with a toolbar and a preview. */
export function RichTexts({ label, value, most, errors, onChange }: RichTextsProps) {
  const t = useTranslations('desk');
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <p className="hint mt-1 mb-3">{t('rich.hint')}</p>
      <div className="grid gap-x-4 gap-y-8 lg:grid-cols-3">
        {locales.map((locale) => (
          <RichText
            key={locale}
            locale={locale}
            label={t('texts.in', { label, language: localeNames[locale] })}
            whole={value}
            most={most}
            error={errors[locale] ?? (locale === 'zh' ? errors[''] : undefined)}
            onChange={(text) => onChange({ ...value, [locale]: text })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function RichText({
  locale,
  label,
  whole,
  most,
  error,
  onChange,
}: {
  locale: Locale;
  label: string;
  whole: Trilingual;
  most: number;
  error?: string;
  onChange(text: string): void;
}) {
  const t = useTranslations('desk');
  const area = useRef<HTMLTextAreaElement>(null);
  const [preview, setPreview] = useState(false);
  const text = whole[locale] ?? '';
  const instead = fallbackLanguage(whole, locale);

  /** The text stays selected, so that a second mark can follow. */
  function put(next: { text: string; from: number; to: number }) {
    onChange(next.text);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.from, next.to);
    });
  }
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html');
    if (html === '') return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const brought = pastedText(html);
    put({
      text: text.slice(0, selectionStart) + brought + text.slice(selectionEnd),
      from: selectionStart + brought.length,
      to: selectionStart + brought.length,
    });
  }
  return (
    <div className="grid content-start gap-2">
      <div
        role="toolbar"
        aria-label={t('rich.tools', { language: localeNames[locale] })}
        className="flex flex-wrap items-center"
      >
        {tools.map(({ mark, icon: Icon }) => (
          <button
            key={mark}
            type="button"
            className="icon-btn"
            aria-label={t(`rich.marks.${mark}`)}
            title={t(`rich.marks.${mark}`)}
            onClick={() => {
              const { selectionStart, selectionEnd } = area.current!;
              put(toggleMark(text, selectionStart, selectionEnd, mark));
            }}
          >
            <Icon aria-hidden size={18} />
          </button>
        ))}
        <button
          type="button"
          aria-pressed={preview}
          className="btn btn-quiet btn-s ml-auto"
          onClick={() => setPreview(!preview)}
        >
          {t(preview ? 'rich.hide' : 'rich.preview')}
        </button>
      </div>
      <TextArea
        ref={area}
        lang={locale}
        label={label}
        rows={18}
        maxLength={most}
        value={text}
        error={error}
        onPaste={paste}
        onChange={(event) => onChange(event.target.value)}
      />
      {instead !== null && instead !== locale && (
        <p className="text-caption text-warn">{t('texts.instead', { language: localeNames[instead] })}</p>
      )}
      {preview && (
        <section aria-label={t('rich.preview')} lang={locale} className="border-t border-line pt-4">
          {articleParts(text).map((part, at) => (
            <RichPart key={`${at} ${part.kind}`} part={part} />
          ))}
        </section>
      )}
    </div>
  );
}
