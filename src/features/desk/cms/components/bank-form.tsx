import { useState, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { bankAccount, type BankAccount, type PlatformAccount } from '#features/trade/payments/bank.ts';
import { accountChangeMinutes } from '#features/trade/payments/payment-limits.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { UnsavedGuard } from '../unsaved-guard.tsx';
import { BankDialog } from './bank-dialog.tsx';

const fields = [
  ['bank', 80],
  ['bin', 6],
  ['account', 19],
  ['holder', 80],
] as const satisfies readonly (readonly [keyof BankAccount, number])[];
const blank: BankAccount = { bin: '', bank: '', account: '', holder: '' };
type Faults = Partial<Record<keyof BankAccount | 'password', string>>;

/** Another account: checked here, then asked about once more with its password. */
export function BankForm({ state, heading }: { state: PlatformAccount; heading: string }) {
  const t = useTranslations('desk.settings');
  const kept = state.current?.account ?? blank;
  const [typed, setTyped] = useState(kept);
  const { faults, setFaults, change } = useBankChange(state.seen);
  const [asked, setAsked] = useState<BankAccount | null>(null);
  const dirty = fields.some(([name]) => typed[name] !== kept[name]);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const read = bankAccount.safeParse(typed);
    if (read.success) return setAsked(read.data);
    const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
    setFaults(
      Object.fromEntries(
        fields.filter(([name]) => wrong.has(name)).map(([name]) => [name, t(`account.wrong.${name}`)]),
      ),
    );
  }
  return (
    <>
      <form noValidate aria-labelledby={heading} className="grid gap-5" onSubmit={submit}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {fields.map(([name, most]) => (
            <Field
              key={name}
              label={t(`fields.${name}`)}
              hint={t(`hints.${name}`)}
              error={faults[name]}
              maxLength={most}
              autoComplete="off"
              value={typed[name]}
              onChange={(event) => {
                setTyped({ ...typed, [name]: event.target.value });
                setFaults({});
              }}
            />
          ))}
        </div>
        <UnsavedGuard dirty={dirty && asked === null} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={!dirty} aria-haspopup="dialog">
            {t('account.change')}
          </Button>
          <p className="caption">
            {state.current === null ? t('account.atOnce') : t('account.later', { minutes: accountChangeMinutes })}
          </p>
        </div>
      </form>
      {asked !== null && (
        <BankDialog
          account={asked}
          first={state.current === null}
          fault={faults.password}
          onClose={() => setAsked(null)}
          onConfirm={async (password) => {
            if ((await change(asked, password)) !== 'password') setAsked(null);
          }}
        />
      )}
    </>
  );
}

function useBankChange(seen: number) {
  const t = useTranslations('desk.settings.account');
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [faults, setFaults] = useState<Faults>({});
  /** `password`: only that was wrong, and the question stays open. */
  async function change(account: BankAccount, password: string): Promise<'done' | 'password' | 'refused'> {
    setFaults({});
    try {
      const now = await api.put<PlatformAccount>('/admin/settings/bank', { seen, account, password });
      toast.clear();
      toast.success(t(now.coming === null ? 'changed' : 'waiting'));
      await revalidate();
      return 'done';
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.faults.length === 0) {
        await showFailure(error);
        await revalidate();
        return 'refused';
      }
      const said = error.saidOf;
      setFaults(
        Object.fromEntries(Object.entries(said).map(([field, text]) => [field.replace(/^account\./, ''), text])),
      );
      return said.password === undefined ? 'refused' : 'password';
    }
  }
  return { faults, setFaults, change };
}
