import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '../addresses.ts';

/** Long enough to finish a word. */
const pause = 250;

/** A plain form without scripts; with them it searches while typing, replacing the history entry. */
export function FaqSearch({ words }: { words: string }) {
  const t = useTranslations('help.search');
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // As the address says, unless somebody is typing: an answer to half a word must not take away the rest.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = words;
  }, [words]);
  return (
    <search className="mt-10 block">
      <Form
        replace
        preventScrollReset
        className="flex max-w-2xl flex-wrap gap-3"
        onSubmit={() => clearTimeout(timer.current)}
        onChange={(event) => {
          const form = event.currentTarget;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), pause);
        }}
      >
        <span className="input min-w-60 flex-1">
          <Search aria-hidden size={18} className="text-ink-soft" />
          <input
            ref={field}
            name="w"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            defaultValue={words}
            aria-label={t('label')}
            placeholder={t('placeholder')}
          />
        </span>
        <button type="submit" className="btn btn-line">
          {t('submit')}
        </button>
        {words !== '' && (
          <Link to={pages.help.path} replace preventScrollReset className="btn btn-quiet">
            {t('clear')}
          </Link>
        )}
      </Form>
    </search>
  );
}
