import { ListFilter, Search } from 'lucide-react';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cleared, withValue } from '#ui/list/address-links.ts';
import { useAddress, useAsk } from '#ui/list/use-address.ts';

interface FilterChoice {
  value: string;
  text: string;
}

interface ConsoleFiltersProps {
  /** The search field, `?w=`. */
  search?: { label: string; placeholder: string };
  /** One value each, under its name in the address. */
  selects?: readonly { name: string; label: string; any: string; choices: readonly FilterChoice[] }[];
  /** Further text fields, beside the search. */
  texts?: readonly { name: string; label: string; placeholder: string }[];
  /** Days, `?since=2026-11-01` say. */
  days?: readonly { name: string; label: string }[];
  /** At the right: exports. */
  children?: ReactNode;
}

/** One plain form whose fields are the address: without scripts its button submits it, with them every change does. */
export function ConsoleFilters({ search, selects = [], texts = [], days = [], children }: ConsoleFiltersProps) {
  const t = useTranslations('console.filters');
  const params = useAddress();
  const ask = useAsk();
  const names = [
    'w',
    ...selects.map(({ name }) => name),
    ...texts.map(({ name }) => name),
    ...days.map(({ name }) => name),
  ];
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(event.currentTarget);
  }
  return (
    // Fields are initialised from the address; keyed by it, so that another address resets them.
    <form
      key={names.map((name) => params.get(name)).join('\n')}
      method="get"
      noValidate
      onSubmit={submit}
      onChange={(event) => {
        if (isChoice(event.target)) ask(event.currentTarget);
      }}
      className="mb-5 flex flex-wrap items-end gap-3"
    >
      {['lang', 'sort', 'status', 'show']
        .filter((name) => !names.includes(name) && params.has(name))
        .map((name) => (
          <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />
        ))}
      {search && <SearchField {...search} value={params.get('w') ?? ''} />}
      <CollapsibleFilters
        many={selects.length + texts.length + days.length > 3}
        used={names.some((name) => params.has(name))}
      >
        {selects.map(({ name, label, any, choices }) => (
          <label key={name} className="field max-sm:grow max-sm:basis-48">
            <span className="field-label">{label}</span>
            <select
              name={name}
              defaultValue={params.get(name) ?? ''}
              className="input h-11! min-h-11! min-w-36 cursor-pointer py-0!"
            >
              <option value="">{any}</option>
              {choices.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        {texts.map(({ name, label, placeholder }) => (
          <label key={name} className="field max-sm:grow max-sm:basis-48">
            <span className="field-label">{label}</span>
            <input
              name={name}
              defaultValue={params.get(name) ?? ''}
              placeholder={placeholder}
              autoComplete="off"
              maxLength={254}
              className="input h-11! min-h-11! py-0!"
            />
          </label>
        ))}
        {/* The two ends of a time stay side by side. */}
        {days.length > 0 && (
          <div className="flex gap-3 max-sm:w-full">
            {days.map(({ name, label }) => (
              <label key={name} className="field min-w-0 max-sm:flex-1">
                <span className="field-label">{label}</span>
                <input
                  type="date"
                  name={name}
                  defaultValue={params.get(name) ?? ''}
                  className="input num h-11! min-h-11! py-0!"
                />
              </label>
            ))}
          </div>
        )}
        {/* Return in a text field submits the form; a form with several needs a button for that. */}
        {texts.length > 0 && !search && (
          <button type="submit" className="btn btn-line">
            {t('apply')}
          </button>
        )}
      </CollapsibleFilters>
      <noscript>
        <button type="submit" className="btn btn-line">
          {t('apply')}
        </button>
      </noscript>
      {names.some((name) => params.has(name)) && (
        <Link to={cleared(params)} className="btn btn-quiet">
          {t('clear')}
        </Link>
      )}
      {children && <div className="ml-auto flex flex-wrap gap-3">{children}</div>}
    </form>
  );
}

/** On a phone many fields are collapsed until they are opened or used. */
function CollapsibleFilters({ many, used, children }: { many: boolean; used: boolean; children: ReactNode }) {
  const t = useTranslations('console.filters');
  const [open, setOpen] = useState(used);
  if (!many) return children;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="btn btn-line w-full sm:hidden"
      >
        <ListFilter aria-hidden size={18} />
        {t('more')}
      </button>
      <div className={`contents ${open ? '' : 'max-sm:hidden'}`}>{children}</div>
    </>
  );
}

function SearchField({ label, placeholder, value }: { label: string; placeholder: string; value: string }) {
  return (
    <label className="field min-w-56 flex-1 sm:max-w-96">
      <span className="field-label">{label}</span>
      <span className="input h-11! min-h-11! py-0! pr-0.5!">
        <input
          name="w"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={value}
          placeholder={placeholder}
        />
        <button type="submit" className="icon-btn" aria-label={label}>
          <Search aria-hidden size={18} />
        </button>
      </span>
    </label>
  );
}

/** A few states side by side, one of them active; the first is the default and is not in the address. */
export function ConsoleChips({
  name,
  label,
  choices,
}: {
  name: string;
  label: string;
  choices: readonly (FilterChoice & { count?: number })[];
}) {
  const params = useAddress();
  const now = choices.find(({ value }) => value === params.get(name))?.value ?? choices[0]?.value;
  return (
    <nav aria-label={label} className="mb-5 flex flex-wrap gap-2">
      {choices.map(({ value, text, count }, at) => (
        <Link
          key={value}
          to={withValue(params, name, at === 0 ? '' : value)}
          preventScrollReset
          aria-current={value === now ? 'true' : undefined}
          className="chip aria-[current]:border-accent aria-[current]:bg-accent-wash"
        >
          {text}
          {count !== undefined && <span className="num text-ink-soft">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

function isChoice(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'date');
}
