import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddressLine } from '#features/foundation/addresses/address-line.tsx';
import { draftOf, formOfDraft as bodyOf } from '#features/foundation/addresses/address-draft.ts';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { mostAddresses } from './address-book-limits.ts';
import type { KeptAddress } from './address-book.ts';
import type { AddressesData } from './addresses-section.server.ts';
import { AddressForm } from './components/address-form.tsx';

/** The address book in the dashboard (PRODUCT P5): several, one of them the default. */
export function AddressesSection({ data, title }: { data: AddressesData; title: string }) {
  const t = useTranslations('addresses.book');
  const [addresses, setAddresses] = useState(data.addresses);
  const [editing, setEditing] = useState<string | null>(null);
  const done = (now: KeptAddress[]) => {
    setAddresses(now);
    setEditing(null);
  };
  const form = (kept: KeptAddress | null) => (
    <AddressForm provinces={data.provinces} kept={kept} onDone={done} onCancel={() => setEditing(null)} />
  );
  return (
    <>
      <DashboardHead title={title} note={t('lead')} />
      {addresses.length === 0 && editing === null && <EmptyState plain title={t('empty')} text={t('emptyText')} />}
      <ul className="max-w-3xl">
        {addresses.map((kept) => (
          <li key={kept.id} className="border-t border-line py-4">
            {editing === kept.id ? (
              form(kept)
            ) : (
              <AddressRow kept={kept} onEdit={() => setEditing(kept.id)} onChanged={setAddresses} />
            )}
          </li>
        ))}
      </ul>
      <div className="max-w-3xl border-t border-line pt-5">
        {editing === 'new'
          ? form(null)
          : addresses.length < mostAddresses && (
              <Button variant="primary" onClick={() => setEditing('new')}>
                {t('add')}
              </Button>
            )}
      </div>
    </>
  );
}

function AddressRow({
  kept,
  onEdit,
  onChanged,
}: {
  kept: KeptAddress;
  onEdit(): void;
  onChanged(addresses: KeptAddress[]): void;
}) {
  const t = useTranslations('addresses.book');
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const path = `/user/addresses/${kept.id}`;
  const change = (asked: () => Promise<KeptAddress[]>, said: string) =>
    void attempt(async () => {
      onChanged(await asked());
      toast.clear();
      toast.success(said);
    });
  const makeDefault = () => {
    const { receiver, mobile, address } = kept;
    const body = { receiver, mobile, address: bodyOf(draftOf(address)), isDefault: true };
    change(() => api.put<KeptAddress[]>(path, body), t('defaultSet'));
  };
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="num flex flex-wrap items-center gap-2 font-medium">
          {kept.receiver}, {kept.mobile}
          {kept.isDefault && <span className="tag tag-ok">{t('default')}</span>}
        </p>
        <p className="text-small text-ink-soft">
          <AddressLine address={kept.address} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!kept.isDefault && (
          <Button size="s" variant="quiet" busy={busy} onClick={makeDefault}>
            {t('makeDefault')}
          </Button>
        )}
        <Button size="s" aria-label={t('editOf', { name: kept.receiver })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          size="s"
          busy={busy}
          aria-label={t('removeOf', { name: kept.receiver })}
          onClick={() => change(() => api.delete<KeptAddress[]>(path), t('removed'))}
        >
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
