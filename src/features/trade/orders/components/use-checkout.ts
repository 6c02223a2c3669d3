import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { useForm, useWatch, type FieldErrors, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { chooseProvince, chosenProvince } from '#features/catalogue/offers/use-province.ts';
import { provinceOfDraft } from '#features/foundation/addresses/address-draft.ts';
import type { KeptAddress } from '#features/people/address-book/address-book.ts';
import { focusInput } from '#ui/fields/focus-input.ts';
import { dropDraft, keepDraft, keptDraft } from '#ui/fields/kept-draft.ts';
import { api } from '#lib/api.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { announceCartCount } from '../cart/cart-count.ts';
import type { CheckoutView } from '../checkout.server.ts';
import { orderAddress, purchaseAddress, type OrderQuote, type Placed } from '../order.ts';
import {
  checkoutDraft,
  checkoutShape,
  emptyCheckout,
  inputOf,
  restored,
  type CheckoutBody,
  type CheckoutForm,
} from './checkout-form.ts';

const draftOf = (owner: string) => ({ name: 'checkout', owner });

export type { CheckoutForm };
export type CheckoutFaults = Record<string, string>;

/** The values of the order page, the total (from the server whenever it may change), and placing the order. */
export function useCheckout({ from, buyer, lines: first, quote: firstQuote, last, addresses }: CheckoutView) {
  const t = useTranslations('orders.checkout.fault');
  const told = useTranslations('addresses.recipient.fault');
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const element = useRef<HTMLFormElement>(null);
  const [lines, setLines] = useState(first);
  const form = useForm<CheckoutForm, unknown, CheckoutBody>({
    defaultValues: emptyCheckout(last, addresses),
    resolver: zodResolver(checkoutShape(t, told), undefined, { mode: 'sync' }),
    reValidateMode: 'onSubmit',
    // By the order of the page: the fields of the address are not this form's own.
    shouldFocusError: false,
  });
  // Every field has a value from the beginning: nothing is partial.
  const values = useWatch({ control: form.control }) as CheckoutForm;
  const { errors, isSubmitting } = form.formState;
  useKeptForm(form, buyer, addresses);
  const { quote, asking, askAgain } = useQuote(
    { lines, province: provinceOfDraft(values.address) },
    { lines: first, province: (addresses[0]?.address ?? last.address)?.province.code ?? null, quote: firstQuote },
  );

  async function place(body: CheckoutBody) {
    const total = asking || quote.fee === null ? {} : { total: quote.total };
    try {
      const placed = await api.post<Placed>('/user/orders', { from, lines, ...body, ...total }, { creates: true });
      dropDraft(draftOf(buyer));
      if (from === 'cart') void refreshCartCount();
      await navigate(pageOf(placed), { replace: true });
    } catch (error) {
      if (error instanceof ApiFailure && error.key === 'price_changed') askAgain();
      await showFailure(error);
      if (error instanceof ApiFailure) refuse(error);
    }
  }

  /** The total is nobody's field: what is said of it is said by the notice, and the total is asked for again. */
  function refuse(failure: ApiFailure) {
    const faults = failure.faults.filter(({ field }) => field !== 'total');
    for (const { field, message } of faults) form.setError(inputOf(field) as Path<CheckoutForm>, { message });
    focusInput(
      element.current,
      faults.map(({ field }) => inputOf(field)),
    );
  }

  return {
    form: values,
    lines,
    faults: faultsIn(errors),
    busy: isSubmitting,
    quote,
    asking,
    element,
    /** One fault may come from two fields together: any change takes all of them away. */
    change(part: Partial<CheckoutForm>) {
      for (const [name, value] of Object.entries(part))
        form.setValue(name as Path<CheckoutForm>, value as PathValue<CheckoutForm, Path<CheckoutForm>>);
      form.clearErrors();
      const province = part.address && provinceOfDraft(part.address);
      if (province) chooseProvince(province);
    },
    /** For a single product only: the cart has its own page for that. */
    setQuantity: (quantity: number) => setLines((now) => now.map((line) => ({ ...line, quantity }))),
    submit(event: SubmitEvent) {
      event.preventDefault();
      if (isSubmitting) return;
      form.clearErrors();
      void form.handleSubmit(place, (found) => focusInput(element.current, Object.keys(found)))();
    },
  };
}

/**
 * Nothing typed is lost: it is kept in this tab until the order is placed. Read after the first paint, because the server
 * does not know it.
 */
function useKeptForm(
  form: UseFormReturn<CheckoutForm, unknown, CheckoutBody>,
  buyer: string,
  addresses: readonly KeptAddress[],
): void {
  const { subscribe } = form;
  const restore = useEffectEvent(() => {
    const draft = keptDraft(draftOf(buyer), (value) => checkoutDraft.safeParse(value).data);
    if (draft !== undefined) form.reset(restored(draft, addresses));
    // Whoever asked what delivery costs said where to.
    const address = form.getValues('address');
    const asked = chosenProvince();
    if (address.form === 'two' && address.province === '' && asked !== '')
      form.setValue('address', { ...address, province: asked });
  });
  useEffect(() => {
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftOf(buyer), values) });
  }, [subscribe, buyer]);
}

/** What is paid with one transfer: the order's own page, or where there are several, that of the purchase. */
function pageOf({ bill, orders }: Placed): string {
  const [only, ...others] = orders;
  return only !== undefined && others.length === 0 ? orderAddress(only.id) : purchaseAddress(bill);
}

function refreshCartCount(): Promise<void> {
  return api.get<{ count: number }>('/user/cart/count').then(
    ({ count }) => announceCartCount(count),
    () => undefined,
  );
}

function faultsIn(errors: FieldErrors<CheckoutForm>): CheckoutFaults {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  );
}

interface QuoteQuestion {
  lines: CheckoutView['lines'];
  province: string | null;
}

function writtenQuestion({ lines, province }: QuoteQuestion): string {
  return JSON.stringify({ lines, ...(province === null ? {} : { province }) });
}

/** The server's figures; a later request overrides an earlier answer. */
function useQuote(question: QuoteQuestion, first: QuoteQuestion & { quote: OrderQuote }) {
  const asked = writtenQuestion(question);
  const loaded = { asked: writtenQuestion(first), quote: first.quote };
  const [{ answer, read }, setKnown] = useState({ answer: loaded, read: first.quote });
  // The page was loaded again, in another language say: the names in an older answer are not.
  if (read !== first.quote) setKnown({ answer: loaded, read: first.quote });
  const current = answer.asked === asked;
  useEffect(() => {
    if (current) return undefined;
    const ended = new AbortController();
    api.post<OrderQuote>('/user/orders/quote', JSON.parse(asked), { signal: ended.signal }).then(
      (quote) => setKnown((now) => ({ ...now, answer: { asked, quote } })),
      () => undefined,
    );
    return () => ended.abort();
  }, [asked, current]);
  return {
    quote: answer.quote,
    asking: !current,
    askAgain: () => setKnown((now) => ({ ...now, answer: { ...now.answer, asked: '' } })),
  };
}
