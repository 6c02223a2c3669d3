import { useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { Province } from '#features/foundation/addresses/address.ts';
import { draftOf, emptyDraft } from '#features/foundation/addresses/address-draft.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { focusInput } from '#ui/fields/focus-input.ts';
import { faultsIn, useSentForm } from '#ui/fields/use-sent-form.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { KeptAddress } from '../address-book.ts';
import { faultsOfRecipient, recipientBody, recipientInput, type Recipient } from '../recipient.ts';
import { RecipientFields } from '../recipient-fields.tsx';

interface Draft extends Recipient {
  isDefault: boolean;
}

/** A new address, or one that is changed. */
export function AddressForm({
  provinces,
  kept,
  onDone,
  onCancel,
}: {
  provinces: readonly Province[];
  kept: KeptAddress | null;
  onDone(addresses: KeptAddress[]): void;
  onCancel(): void;
}) {
  const t = useTranslations('addresses.book');
  const element = useRef<HTMLFormElement>(null);
  const { form, submit, faults } = useAddressForm(element, kept, onDone);
  return (
    <form ref={element} noValidate className="grid max-w-[36rem] gap-5" onSubmit={submit}>
      <RecipientFields provinces={provinces} value={form.values} faults={faults} onChange={form.change} />
      {kept?.isDefault !== true && (
        <Check
          label={t('asDefault')}
          checked={form.values.isDefault}
          onChange={(event) => form.change({ isDefault: event.target.checked })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.sending}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function useAddressForm(
  element: RefObject<HTMLFormElement | null>,
  kept: KeptAddress | null,
  onDone: (addresses: KeptAddress[]) => void,
) {
  const t = useTranslations('addresses');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const form = useSentForm<Draft>({
    empty: {
      receiver: kept?.receiver ?? '',
      mobile: kept?.mobile ?? '',
      address: kept === null ? emptyDraft : draftOf(kept.address),
      isDefault: kept?.isDefault ?? false,
    },
  });
  const blame = (found: Record<string, string>) => {
    setFaults(found);
    focusInput(element.current, Object.keys(found));
  };
  const submit = form.submit(async (draft) => {
    const missing = faultsOfRecipient(draft);
    if (missing.length > 0)
      return blame(Object.fromEntries(missing.map((name) => [name, t(`recipient.fault.${name}`)])));
    const body = { ...recipientBody(draft), isDefault: draft.isDefault };
    try {
      const now = await (kept === null
        ? api.post<KeptAddress[]>('/user/addresses', body, { creates: true })
        : api.put<KeptAddress[]>(`/user/addresses/${kept.id}`, body));
      toast.clear();
      toast.success(t('book.saved'));
      onDone(now);
    } catch (error) {
      await showFailure(error);
      blame(Object.fromEntries(Object.entries(faultsIn(error) ?? {}).map(([at, told]) => [recipientInput(at), told])));
    }
  });
  const change = (part: Partial<Draft>) => {
    setFaults({});
    form.change(part);
  };
  return { form: { ...form, change }, submit, faults };
}
