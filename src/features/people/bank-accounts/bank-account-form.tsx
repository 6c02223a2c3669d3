import { Landmark, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { showFaults, useAccountForm } from '#features/people/accounts/use-account-form.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { useDrafts } from '#ui/fields/draft.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { BankAccountFields } from './bank-account-fields.tsx';
import { bankAccountChange, type SellerAccount } from './bank-account.ts';

/** A seller's bank account: shown, and after a click the form to change it. */
export function BankAccountForm({ account }: { account: SellerAccount | null }) {
  const t = useTranslations('profile.bank');
  const [open, setOpen] = useState(account === null);
  return (
    <section id="bank" aria-labelledby="bank-title" className="eave mt-16 scroll-mt-24">
      <h2 id="bank-title" className="display text-h3">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-read text-small text-ink-soft">{t('lead')}</p>
      {account !== null && !open && <SavedAccount account={account} change={() => setOpen(true)} />}
      {open && <Fields account={account} />}
    </section>
  );
}

function SavedAccount({ account, change }: { account: SellerAccount; change(): void }) {
  const t = useTranslations('profile.bank');
  const format = useFormatter();
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-y border-line py-4">
      <div className="flex items-center gap-4">
        <Landmark aria-hidden size={22} className="text-ink-soft" />
        <div>
          <p className="num font-medium">
            {account.bank} · {account.account.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <p className="num text-small text-ink-soft">
            {account.holder} ·{' '}
            {t('since', { date: format.dateTime(new Date(account.updatedAt), { dateStyle: 'medium' }) })}
          </p>
        </div>
      </div>
      <Button size="s" onClick={change}>
        <Pencil aria-hidden size={16} />
        {t('change')}
      </Button>
    </div>
  );
}

function Fields({ account }: { account: SellerAccount | null }) {
  const t = useTranslations('profile.bank');
  const { form, submit } = useBankForm(account);
  return (
    <form noValidate className="mt-5 grid gap-x-gutter gap-y-5 md:grid-cols-2" onSubmit={submit}>
      <BankAccountFields form={form} />
      <p className="md:col-span-2">
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </p>
    </form>
  );
}

function useBankForm(account: SellerAccount | null) {
  const t = useTranslations('profile.bank');
  const toast = useToast();
  const drafts = useDrafts();
  const { revalidate } = useRevalidator();
  const showFailure = useShowFailure();
  const form = useAccountForm('bank-account', bankAccountChange, {
    bin: account?.bin ?? '',
    account: account?.account ?? '',
    holder: account?.holder ?? '',
    password: '',
  });

  const submit = form.handleSubmit(async (body) => {
    try {
      await api.put('/user/bank-account', body);
    } catch (error) {
      toast.clear();
      const fields = { bin: 'bin', account: 'account', holder: 'holder', password: 'password' } as const;
      if (!showFaults(form, error, fields)) await showFailure(error);
      return;
    }
    drafts.clear('bank-account');
    toast.clear();
    toast.success(t('saved'));
    await revalidate();
  });
  return { form, submit };
}
