import { z } from 'zod';
import { emailPattern, vietnameseMobilePattern } from '#features/people/accounts/account.ts';
import {
  draftOf,
  emptyDraft,
  formOfDraft,
  missingIn,
  type AddressDraft,
} from '#features/foundation/addresses/address-draft.ts';
import type { CheckoutView } from '../checkout.server.ts';
import type { OrderForm } from '../order.ts';

export interface CheckoutForm {
  receiver: string;
  mobile: string;
  buyerEmail: string;
  address: AddressDraft;
  remark: string;
  wantsInvoice: boolean;
  company: string;
  taxCode: string;
  invoiceAddress: string;
  invoiceEmail: string;
}

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

export function emptyCheckout({ receiver, mobile, buyerEmail, address }: CheckoutView['last']): CheckoutForm {
  return {
    receiver,
    mobile,
    buyerEmail,
    address: address ? draftOf(address) : emptyDraft,
    remark: '',
    wantsInvoice: false,
    company: '',
    taxCode: '',
    invoiceAddress: '',
    invoiceEmail: buyerEmail,
  };
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
