import { z } from 'zod';
import { emailPattern } from '#features/people/accounts/account.ts';
import { draftOf, emptyDraft } from '#features/foundation/addresses/address-draft.ts';
import type { KeptAddress } from '#features/people/address-book/address-book.ts';
import {
  faultsOfRecipient,
  recipientBody,
  recipientDraft,
  recipientInput,
  type Recipient,
  type RecipientInput,
} from '#features/people/address-book/recipient.ts';
import type { CheckoutView } from '../checkout.server.ts';
import type { OrderForm } from '../order.ts';

/** The form as it is typed; a kept draft is read by it. */
export const checkoutDraft = recipientDraft.extend({
  /** An address of the book; empty for one that is typed. */
  chosen: z.string(),
  /** What was typed before one of the book was chosen. */
  typed: recipientDraft,
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

type FaultKey = 'email' | 'company' | 'taxCode' | 'invoiceAddress';

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
export function checkoutShape(
  t: (key: FaultKey) => string,
  told: (input: RecipientInput) => string,
): z.ZodType<CheckoutBody, CheckoutForm> {
  const email = z.string().refine((text) => emailPattern.test(text.trim()), t('email'));
  const filled = (key: FaultKey) => z.string().refine((text) => text.trim() !== '', t(key));
  return checkoutDraft
    .extend({ buyerEmail: email })
    .superRefine((recipient, found) => {
      for (const input of faultsOfRecipient(recipient))
        found.addIssue({ code: 'custom', path: [input], message: told(input) });
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

function bodyOf(form: CheckoutForm): CheckoutBody {
  const { chosen, keep, buyerEmail, remark, wantsInvoice, company, taxCode, invoiceAddress, invoiceEmail } = form;
  return {
    ...recipientBody(form),
    buyerEmail,
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
  return head === 'invoice' && tail !== undefined ? tail : recipientInput(path);
}
