import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import type { ListPort } from '../../ports/list-port.ts';
import { useAsked } from '../../offers/use-asked.ts';
import { BudgetRuler } from './budget-ruler.tsx';
import { roundAbove } from '../sum-step.ts';
import { readAmount } from './read-amount.ts';

type BudgetPort = NonNullable<ListPort['budget']>;
interface BudgetPartProps {
  /** The goods. */
  total: number;
  /** Bringing them; null until it is known where to. */
  fee: number | null;
  port: BudgetPort;
}

/** What one means to spend, and what is left of it once the goods are brought. */
export function BudgetPart({ total: goods, fee, port }: BudgetPartProps) {
  const total = goods + (fee ?? 0);
  const t = useTranslations('designlist');
  const price = usePrice();
  const asked = useAsked('budget', () => port.read());
  const [own, setOwn] = useState<{ budget: number | null } | null>(null);
  const [editing, setEditing] = useState(false);
  const stored = asked.state === 'there' ? asked.answer : null;
  const budget = own ? own.budget : stored;
  if (editing)
    return (
      <BudgetForm
        port={port}
        budget={budget}
        onDone={(value) => {
          if (value) setOwn(value);
          setEditing(false);
        }}
      />
    );
  return (
    <div className="ls-budget">
      <p>
        <span>{budget === null ? t('noBudget') : t('budget', { amount: price(budget) })}</span>
        <button
          type="button"
          className={budget === null ? 'rp-link' : 'ws-icon'}
          aria-label={t(budget === null ? 'setBudget' : 'editBudget')}
          disabled={asked.state === 'asking'}
          onClick={() => setEditing(true)}
        >
          {budget === null ? t('setBudget') : <Pencil aria-hidden size={14} strokeWidth={1.5} />}
        </button>
      </p>
      {budget !== 0 && <BudgetRuler budget={budget ?? roundAbove(total)} total={total} />}
      {budget !== null && (
        <p className={`ls-verdict ${total > budget ? 'rp-bad' : 'rp-soft'}`}>
          {t(total > budget ? 'over' : 'left', { amount: price(Math.abs(budget - total)) })}{' '}
          <span>{t(fee === null ? 'withoutFee' : 'withFee')}</span>
        </p>
      )}
    </div>
  );
}

interface BudgetFormProps {
  port: BudgetPort;
  budget: number | null;
  onDone(value: { budget: number | null } | null): void;
}

function BudgetForm({ port, budget, onDone }: BudgetFormProps) {
  const t = useTranslations('designlist');
  const id = useId();
  const [typed, setTyped] = useState(budget === null ? '' : String(budget));
  const [fault, setFault] = useState<'budgetFault' | 'budgetFailed' | null>(null);
  async function save() {
    const value = readAmount(typed);
    if (value === undefined) return setFault('budgetFault');
    try {
      await port.set(value);
      onDone({ budget: value });
    } catch {
      setFault('budgetFailed');
    }
  }
  return (
    <form
      className="ls-budget"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="ws-field">
        <label htmlFor={id}>{t('budgetField')}</label>
        <span className="ws-input">
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field was asked for by a press
            autoFocus
            value={typed}
            aria-invalid={fault !== null}
            aria-describedby={`${id}-fault`}
            onChange={({ target }) => {
              setTyped(target.value);
              setFault(null);
            }}
          />
        </span>
        <span id={`${id}-fault`} role="alert" className="ws-fault">
          {fault && t(fault)}
        </span>
      </div>
      <p>
        <button type="submit" className="rp-button">
          {t('save')}
        </button>
        <button type="button" className="rp-link" onClick={() => onDone(null)}>
          {t('cancel')}
        </button>
      </p>
    </form>
  );
}
