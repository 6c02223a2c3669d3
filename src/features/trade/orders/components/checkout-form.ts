import { z } from 'zod';
import { emailPattern, vietnameseMobilePattern } from '#features/people/accounts/account.ts';
import {
  addressDraft,
  draftOf,
  emptyDraft,
  formOfDraft,
  missingIn,
  type AddressDraft,
} from '#features/foundation/addresses/address-draft.ts';
import type { KeptAddress } from '#features/people/address-book/address-book.ts';
import type { CheckoutView } from '../checkout.server.ts';
import type { OrderForm } from '../order.ts';

/** To whom and where. */
const recipient = z.object({ receiver: z.string(), mobile: z.string(), address: addressDraft });
type Recipient = z.infer<typeof recipient>;

/** The form as it is typed; a kept draft is read by it. */
export const checkoutDraft = recipient.extend({
  /** An address of the book; empty for one that is typed. */
  chosen: z.string(),
  /** What was typed before one of the book was chosen. */
  typed: recipient,
  keep: z.boolean(),
  buyerEmail: z.string(),
  remark: z.string(),
  wantsInvoice: z.boolean(),
  company: z.string(),
  taxCode: z.string(),
  invoiceAddress: z.string(),
  invoiceEmail: z.string(),
});
export type CheckoutForm = z.infer<typeof checkoutDraft>;

/** What the form says of an order; the lines and the total come from the page. */
export type CheckoutBody = Omit<OrderForm, 'from' | 'lines' | 'total'>;

type FaultKey =
  | 'receiver'
  | 'mobile'
  | 'email'
  | 'detail'
  | 'province'
  | 'ward'
  | 'city'
  | 'district'
  | 'company'
  | 'taxCode'
  | 'invoiceAddress';

export function emptyCheckout(
  { receiver, mobile, buyerEmail, address }: CheckoutView['last'],
  [first]: readonly KeptAddress[] = [],
): CheckoutForm {
  const typed = { receiver, mobile, address: address && first === undefined ? draftOf(address) : emptyDraft };
  return {
    ...(first === undefined ? typed : recipientOf(first)),
    chosen: first?.id ?? '',
    typed,
    keep: true,
    buyerEmail,
    remark: '',
    wantsInvoice: false,
    company: '',
    taxCode: '',
    invoiceAddress: '',
    invoiceEmail: buyerEmail,
  };
}

/** Another address: one of the book, or the typed one as it was. Nothing typed is lost by looking at the others. */
export function choose(form: CheckoutForm, kept: KeptAddress | null): Partial<CheckoutForm> {
  const { receiver, mobile, address } = form;
  const typed = form.chosen === '' ? { receiver, mobile, address } : form.typed;
  return kept === null ? { ...typed, typed, chosen: '' } : { ...recipientOf(kept), typed, chosen: kept.id };
}

/** What was kept while typing, for the book as it is now: an address that is gone from it stays as typed. */
export function restored(draft: CheckoutForm, addresses: readonly KeptAddress[]): CheckoutForm {
  if (draft.chosen === '') return draft;
  const kept = addresses.find(({ id }) => id === draft.chosen);
  return kept === undefined ? { ...draft, chosen: '' } : { ...draft, ...recipientOf(kept) };
}

function recipientOf({ receiver, mobile, address }: KeptAddress): Recipient {
  return { receiver, mobile, address: draftOf(address) };
}

/**
 * Judges the form and makes of it what the call takes. A fault is at the name of its input, those of the address too;
 * the server judges again.
 */
export function checkoutShape(t: (key: FaultKey) => string): z.ZodType<CheckoutBody, CheckoutForm> {
  const email = z.string().refine((text) => emailPattern.test(text.trim()), t('email'));
  const filled = (key: FaultKey) => z.string().refine((text) => text.trim() !== '', t(key));
  return z
    .object({
      receiver: filled('receiver'),
      mobile: z.string().refine((text) => vietnameseMobilePattern.test(text.replace(/[\s.()-]/g, '')), t('mobile')),
      buyerEmail: email,
      address: z.custom<AddressDraft>(),
      chosen: z.string(),
      typed: recipient,
      keep: z.boolean(),
      remark: z.string(),
      wantsInvoice: z.boolean(),
      company: z.string(),
      taxCode: z.string(),
      invoiceAddress: z.string(),
      invoiceEmail: z.string(),
    })
    .superRefine(({ address }, found) => {
      for (const field of missingIn(address)) found.addIssue({ code: 'custom', path: [field], message: t(field) });
    })
    .superRefine(({ wantsInvoice, ...form }, found) => {
      if (!wantsInvoice) return;
      const invoice = z.object({
        company: filled('company'),
        taxCode: z.string().refine((text) => /^\d{10}(-\d{3})?$/.test(text.trim()), t('taxCode')),
        invoiceAddress: filled('invoiceAddress'),
        invoiceEmail: email,
      });
      for (const { path, message } of invoice.safeParse(form).error?.issues ?? [])
        found.addIssue({ code: 'custom', path: [...path], message });
    })
    .transform(bodyOf);
}

function bodyOf({
  address,
  chosen,
  typed: _,
  keep,
  remark,
  wantsInvoice,
  company,
  taxCode,
  invoiceAddress,
  invoiceEmail,
  ...buyer
}: CheckoutForm): CheckoutBody {
  return {
    ...buyer,
    address: formOfDraft(address),
    ...(chosen === '' && keep ? { keepAddress: true } : {}),
    ...(remark.trim() === '' ? {} : { remark }),
    ...(wantsInvoice
      ? { invoice: { company, taxCode: taxCode.trim(), address: invoiceAddress, email: invoiceEmail } }
      : {}),
  };
}

/** `address.ward` is the input `ward`, `invoice.address` the input `invoiceAddress`. */
export function inputOf(path: string): string {
  const [head, tail] = path.split('.');
  if (head === 'invoice' && (tail === 'address' || tail === 'email'))
    return tail === 'address' ? 'invoiceAddress' : 'invoiceEmail';
  return tail !== undefined && (head === 'address' || head === 'invoice') ? tail : path;
}
