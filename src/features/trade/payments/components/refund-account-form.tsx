import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { showFaults, useAccountForm } from '#features/people/accounts/use-account-form.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { BankAccountFields } from '#features/people/bank-accounts/bank-account-fields.tsx';
import { bankAccountChange } from '#features/people/bank-accounts/bank-account.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { useDrafts } from '#ui/fields/draft.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { PayeeAccount, RefundData } from '../refund.ts';

interface RefundAccountFormProps {
  refund: string;
  account: PayeeAccount | null;
  onSaved(): void;
  /** Where one is known: it stays. */
  onKeep?(): void;
}

/** Where a refund should go. A transfer does not tell its sender's account, so the payer names one, until it is sent. */
export function RefundAccountForm({ refund, account, onSaved, onKeep }: RefundAccountFormProps) {
  const t = useTranslations('payments.refunds');
  const heading = useId();
  const { form, submit } = useRefundAccount(refund, account, onSaved);
  return (
    <form
      noValidate
      aria-labelledby={heading}
      className="mt-4 grid gap-x-gutter gap-y-5 rounded-s border border-line bg-surface p-5 sm:grid-cols-2"
      onSubmit={submit}
    >
      <div className="sm:col-span-2">
        <h3 id={heading} className="font-medium">
          {t('where')}
        </h3>
        {account === null && <p className="text-small text-ink-soft">{t('whereText')}</p>}
      </div>
      <BankAccountFields form={form} />
      <p className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
        {onKeep && (
          <Button variant="quiet" onClick={onKeep}>
            {t('keep')}
          </Button>
        )}
      </p>
    </form>
  );
}

function useRefundAccount(refund: string, account: PayeeAccount | null, onSaved: () => void) {
  const t = useTranslations('payments.refunds');
  const toast = useToast();
  const drafts = useDrafts();
  const { revalidate } = useRevalidator();
  const showFailure = useShowFailure();
  const draft = `refund ${refund}`;
  const form = useAccountForm(draft, bankAccountChange, {
    bin: account?.bin ?? '',
    account: account?.account ?? '',
    holder: account?.holder ?? '',
    password: '',
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      await api.put<RefundData>(`/user/refunds/${refund}/account`, body);
    } catch (error) {
      toast.clear();
      if (showFaults(form, error, { bin: 'bin', account: 'account', holder: 'holder', password: 'password' })) return;
      await showFailure(error);
      // Perhaps it has just been sent: then the page says so, and where to.
      await revalidate();
      return;
    }
    drafts.clear(draft);
    toast.clear();
    toast.success(t('saved'));
    await revalidate();
    onSaved();
  });
  return { form, submit };
}
