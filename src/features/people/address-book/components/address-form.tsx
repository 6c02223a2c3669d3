import { useTranslations } from 'use-intl';
import type { Province } from '#features/foundation/addresses/address.ts';
import {
  draftOf,
  emptyDraft,
  formOfDraft,
  missingIn,
  type AddressDraft,
} from '#features/foundation/addresses/address-draft.ts';
import { AddressFields } from '#features/foundation/addresses/address-fields.tsx';
import { vietnameseMobilePattern } from '#features/people/accounts/account.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { Field } from '#ui/fields/field.tsx';
import { useSentForm } from '#ui/fields/use-sent-form.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { KeptAddress } from '../address-book.ts';

interface Draft {
  receiver: string;
  mobile: string;
  address: AddressDraft;
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
  const { form, submit, faults } = useAddressForm(kept, onDone);
  return (
    <form noValidate className="grid max-w-[36rem] gap-5" onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...form.bind('receiver')} label={t('receiver')} autoComplete="name" maxLength={80} />
        <Field
          {...form.bind('mobile')}
          type="tel"
          inputMode="tel"
          label={t('mobile')}
          autoComplete="tel"
          maxLength={24}
        />
      </div>
      <AddressFields
        provinces={provinces}
        value={form.values.address}
        faults={faults}
        onChange={(address) => form.change({ address })}
      />
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

function useAddressForm(kept: KeptAddress | null, onDone: (addresses: KeptAddress[]) => void) {
  const t = useTranslations('addresses.book');
  const toast = useToast();
  const showFailure = useShowFailure();
  const form = useSentForm<Draft>({
    empty: {
      receiver: kept?.receiver ?? '',
      mobile: kept?.mobile ?? '',
      address: kept === null ? emptyDraft : draftOf(kept.address),
      isDefault: kept?.isDefault ?? false,
    },
    resolver: (draft) => {
      const fault = (message: string) => ({ type: 'missing', message });
      const errors = {
        ...(draft.receiver.trim() === '' ? { receiver: fault(t('fault.receiver')) } : {}),
        ...(vietnameseMobilePattern.test(draft.mobile.replace(/[\s.()-]/g, ''))
          ? {}
          : { mobile: fault(t('fault.mobile')) }),
        ...(missingIn(draft.address).length > 0 ? { address: fault(t('fault.address')) } : {}),
      };
      return Object.keys(errors).length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
    },
  });
  const submit = form.submit(async ({ receiver, mobile, address, isDefault }) => {
    const body = { receiver, mobile, address: formOfDraft(address), isDefault };
    try {
      const now = await (kept === null
        ? api.post<KeptAddress[]>('/user/addresses', body, { creates: true })
        : api.put<KeptAddress[]>(`/user/addresses/${kept.id}`, body));
      toast.clear();
      toast.success(t('saved'));
      onDone(now);
    } catch (error) {
      await showFailure(error);
    }
  });
  const wrong = form.fault('address');
  const faults =
    wrong === undefined ? {} : Object.fromEntries(missingIn(form.values.address).map((name) => [name, wrong]));
  return { form, submit, faults };
}
