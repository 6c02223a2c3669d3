import { useId, useState, type KeyboardEvent } from 'react';
import { FieldError } from './field.tsx';

export interface ComboboxChoice {
  key: string;
  name: string;
  /** Beside the name: where it belongs, what it was called. */
  note?: string;
}

interface ComboboxProps {
  name: string;
  label: string;
  /** The name of what is chosen; null where nothing is. */
  chosen: string | null;
  typed: string;
  /** What fits what is typed; null while it is not known, or nothing was asked. */
  found: readonly ComboboxChoice[] | null;
  /** `found` is how many there are, read out; `nothing` that there is none. */
  texts: { placeholder: string; hint?: string; nothing: string; found(count: number): string };
  disabled?: boolean;
  error?: string;
  onType(typed: string): void;
  onChoose(key: string): void;
}

/** A choice found by a few letters of its name: by pointer, or by the arrows and Enter. */
export function Combobox({ label, chosen, typed, found, texts, error, onType, onChoose, ...input }: ComboboxProps) {
  const id = useId();
  const list = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const choices = found ?? [];
  const shown = open && choices.length > 0;
  function choose({ key }: ComboboxChoice) {
    onChoose(key);
    setOpen(false);
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    // Of a list nobody has begun to search, Enter takes nothing: what is chosen stays. It is the list's all the same: it
    // closes, and the form around it is not sent.
    const choice = typed.trim() === '' ? choices[at] : choices[Math.max(0, at)];
    if (event.key === 'Enter' && shown) {
      event.preventDefault();
      if (choice === undefined) setOpen(false);
      else choose(choice);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || choices.length === 0) return;
    event.preventDefault();
    setOpen(true);
    const next = at < 0 && step < 0 ? choices.length - 1 : (at + step + choices.length) % choices.length;
    setAt(next);
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div
      className="field relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <span className="input">
        <input
          {...input}
          id={id}
          role="combobox"
          autoComplete="off"
          maxLength={80}
          placeholder={texts.placeholder}
          value={open || chosen === null ? typed : chosen}
          aria-expanded={shown}
          aria-controls={list}
          aria-activedescendant={shown && at >= 0 ? `${list}-${at}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onFocus={() => {
            onType('');
            setAt(-1);
            setOpen(true);
          }}
          onKeyDown={press}
          onChange={(event) => {
            onType(event.target.value);
            setAt(-1);
            setOpen(true);
          }}
        />
      </span>
      {shown && (
        <div className="float slide-down absolute inset-x-0 top-[4.75rem] z-10 max-h-72 overflow-y-auto p-2">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a combobox needs a listbox: <select> finds no name without accents */}
          <div id={list} role="listbox" aria-label={label} tabIndex={-1}>
            {choices.map((each, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
              <div
                key={each.key}
                id={`${list}-${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the keys are the field's
                role="option"
                aria-selected={index === at}
                tabIndex={-1}
                className="menu-item cursor-pointer flex-wrap aria-selected:bg-sunken"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(each)}
              >
                <span className="min-w-0">{each.name}</span>
                {each.note !== undefined && <span className="caption">{each.note}</span>}
              </div>
            ))}
          </div>
          <output className="sr-only">{texts.found(choices.length)}</output>
        </div>
      )}
      {!error && (
        <output id={`${id}-hint`} className="hint">
          {open && found?.length === 0 ? texts.nothing : texts.hint}
        </output>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
