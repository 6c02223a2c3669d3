import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { emailPattern, vietnameseMobilePattern } from '#features/people/accounts/account.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import {
  draftOf,
  emptyDraft,
  formOfDraft,
  missingIn,
  provinceOfDraft,
  type AddressDraft,
} from '#features/foundation/addresses/address-draft.ts';
import { api } from '#lib/api.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { announceCartCount } from '../cart/cart-count.ts';
import type { CheckoutView } from '../checkout.server.ts';
import { orderAddress, type OrderQuote, type Placed } from '../order.ts';

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
export type CheckoutFaults = Record<string, string>;

/** The values of the order page, the total (from the server whenever it may change), and placing the order. */
export function useCheckout({ from, lines: first, quote: firstQuote, last }: CheckoutView) {
  const t = useTranslations('orders.checkout.fault');
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState<CheckoutForm>(() => ({
    receiver: last.receiver,
    mobile: last.mobile,
    buyerEmail: last.buyerEmail,
    address: last.address ? draftOf(last.address) : emptyDraft,
    remark: '',
    wantsInvoice: false,
    company: '',
    taxCode: '',
    invoiceAddress: '',
    invoiceEmail: last.buyerEmail,
  }));
  const [lines, setLines] = useState(first);
  const [faults, setFaults] = useState<CheckoutFaults>({});
  const [busy, setBusy] = useState(false);
  const { quote, asking, askAgain } = useQuote(
    lines,
    provinceOfDraft(form.address),
    firstQuote,
    last.address?.province.code ?? null,
  );

  function refuse(found: CheckoutFaults) {
    setFaults(found);
    const names = Object.keys(found);
    [...(element.current?.elements ?? [])]
      .find((each) => names.includes((each as HTMLInputElement).name))
      ?.scrollIntoView({ block: 'center' });
    (
      [...(element.current?.elements ?? [])].find((each) => names.includes((each as HTMLInputElement).name)) as
        | HTMLElement
        | undefined
    )?.focus({ preventScroll: true });
  }

  async function place() {
    const found = faultsOf(form, t);
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    try {
      const placed = await api.post<Placed>(
        '/user/orders',
        { ...bodyOf(from, lines, form), ...(asking || quote.fee === null ? {} : { total: quote.total }) },
        { creates: true },
      );
      if (from === 'cart')
        api.get<{ count: number }>('/user/cart/count').then(
          ({ count }) => announceCartCount(count),
          () => undefined,
        );
      await navigate(orderAddress(placed.orders[0]!.id), { replace: true });
    } catch (error) {
      if (error instanceof ApiFailure && error.key === 'price_changed') askAgain();
      await showFailure(error);
      if (error instanceof ApiFailure)
        refuse(Object.fromEntries(error.faults.map(({ field, message }) => [fieldOf(field), message])));
      setBusy(false);
    }
  }

  return {
    form,
    lines,
    faults,
    busy,
    quote,
    asking,
    element,
    change(part: Partial<CheckoutForm>) {
      setForm((now) => ({ ...now, ...part }));
      setFaults({});
    },
    /** For a single product only: the cart has its own page for that. */
    setQuantity: (quantity: number) => setLines((now) => now.map((line) => ({ ...line, quantity }))),
    submit(event: SubmitEvent) {
      event.preventDefault();
      void place();
    },
  };
}

/** `address.ward` is the field `ward`, `invoice.address` the field `invoiceAddress`. */
function fieldOf(path: string): string {
  const [head, tail] = path.split('.');
  if (head === 'invoice' && (tail === 'address' || tail === 'email'))
    return `invoice${tail[0]!.toUpperCase()}${tail.slice(1)}`;
  return tail !== undefined && (head === 'address' || head === 'invoice') ? tail : path;
}

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

function faultsOf(form: CheckoutForm, t: (key: FaultKey) => string): CheckoutFaults {
  const wrong: CheckoutFaults = {};
  if (form.receiver.trim() === '') wrong.receiver = t('receiver');
  if (!vietnameseMobilePattern.test(form.mobile.replace(/[\s.()-]/g, ''))) wrong.mobile = t('mobile');
  if (!emailPattern.test(form.buyerEmail.trim())) wrong.buyerEmail = t('email');
  for (const field of missingIn(form.address)) wrong[field] = t(field);
  if (!form.wantsInvoice) return wrong;
  if (form.company.trim() === '') wrong.company = t('company');
  if (!/^\d{10}(-\d{3})?$/.test(form.taxCode.trim())) wrong.taxCode = t('taxCode');
  if (form.invoiceAddress.trim() === '') wrong.invoiceAddress = t('invoiceAddress');
  if (!emailPattern.test(form.invoiceEmail.trim())) wrong.invoiceEmail = t('email');
  return wrong;
}

function bodyOf(from: CheckoutView['from'], lines: CheckoutView['lines'], form: CheckoutForm) {
  const {
    receiver,
    mobile,
    buyerEmail,
    address,
    remark,
    wantsInvoice,
    company,
    taxCode,
    invoiceAddress,
    invoiceEmail,
  } = form;
  return {
    from,
    lines,
    receiver,
    mobile,
    buyerEmail,
    address: formOfDraft(address),
    ...(remark.trim() === '' ? {} : { remark }),
    ...(wantsInvoice
      ? { invoice: { company, taxCode: taxCode.trim(), address: invoiceAddress, email: invoiceEmail } }
      : {}),
  };
}

/** The server's figures; a later request overrides an earlier answer. */
function useQuote(
  lines: CheckoutView['lines'],
  province: string | null,
  first: OrderQuote,
  firstProvince: string | null,
) {
  const asked = JSON.stringify({ lines, ...(province === null ? {} : { province }) });
  const [answer, setAnswer] = useState(() => ({
    asked: JSON.stringify({ lines, ...(firstProvince === null ? {} : { province: firstProvince }) }),
    quote: first,
  }));
  const current = answer.asked === asked;
  useEffect(() => {
    if (current) return undefined;
    const ended = new AbortController();
    api.post<OrderQuote>('/user/orders/quote', JSON.parse(asked), { signal: ended.signal }).then(
      (quote) => setAnswer({ asked, quote }),
      () => undefined,
    );
    return () => ended.abort();
  }, [asked, current]);
  return { quote: answer.quote, asking: !current, askAgain: () => setAnswer((now) => ({ ...now, asked: '' })) };
}
