import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { vietnameseMobilePattern } from '#features/people/accounts/account.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { feedbackLimits } from '#features/people/feedback/feedback-limits.ts';
import { api } from '#lib/api.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { useDrafts } from '#ui/fields/draft.tsx';
import { designOrderAddress } from '../design-order-links.ts';
import { designOrderLimits } from '../design-order-limits.ts';
import type { DesignOrderFormView } from '../order-form-view.server.ts';
import { wholeNumber } from '#text/whole-number.ts';

interface OrderWords {
  wishes: string;
  area: string;
  budget: string;
  address: string;
  mobile: string;
  contact: string;
}
type OrderFaults = Partial<Record<keyof OrderWords, string>>;

/**
 * Values of the design order form, and submitting it. They outlive a visit to the profile, which may have to be
 * completed first.
 */
export function useDesignOrderForm({ thing, work, designer, contact, mobile }: DesignOrderFormView) {
  const t = useTranslations('talks.form.fault');
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const drafts = useDrafts();
  const name = `design order ${thing}`;
  const element = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState<OrderWords>(() => ({
    wishes: '',
    area: '',
    budget: '',
    address: '',
    mobile,
    contact,
    ...drafts.read<OrderWords>(name),
  }));
  const [faults, setFaults] = useState<OrderFaults>({});
  const [busy, setBusy] = useState(false);

  function refuse(found: OrderFaults): void {
    setFaults(found);
    const first = ([...(element.current?.elements ?? [])] as HTMLInputElement[]).find((each) => each.name in found);
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }

  async function send(): Promise<void> {
    const found = faultsOf(words, t);
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    try {
      const { id } = await api.post<{ id: string }>(
        '/user/design-orders',
        { ...(work ? { work: work.id } : { designer: designer.id }), ...bodyOf(words) },
        { creates: true },
      );
      drafts.clear(name);
      await navigate(designOrderAddress(id), { replace: true });
    } catch (error) {
      await showFailure(error);
      if (error instanceof ApiFailure) refuse(error.saidOf);
      setBusy(false);
    }
  }

  return {
    words,
    faults,
    busy,
    element,
    change(part: Partial<OrderWords>) {
      const next = { ...words, ...part };
      setWords(next);
      drafts.keep(name, next);
      setFaults({});
    },
    submit(event: SubmitEvent) {
      event.preventDefault();
      void send();
    },
  };
}

function faultsOf(
  { wishes, area, budget, address, mobile, contact }: OrderWords,
  t: (key: keyof OrderWords) => string,
): OrderFaults {
  const wrong: OrderFaults = {};
  if (wishes.trim().length < feedbackLimits.message.least) wrong.wishes = t('wishes');
  if (area.trim() !== '' && !(wholeNumber(area, designOrderLimits.area) ?? 0)) wrong.area = t('area');
  if (budget.trim() !== '' && wholeNumber(budget) === null) wrong.budget = t('budget');
  if (address.length > designOrderLimits.address) wrong.address = t('address');
  if (!vietnameseMobilePattern.test(mobile.replace(/[\s.()-]/g, ''))) wrong.mobile = t('mobile');
  if (contact.trim().length < feedbackLimits.contact.least) wrong.contact = t('contact');
  return wrong;
}

function bodyOf({ wishes, area, budget, address, mobile, contact }: OrderWords) {
  const size = wholeNumber(area);
  const sum = wholeNumber(budget);
  return {
    wishes,
    mobile,
    contact,
    ...(size === null ? {} : { area: size }),
    ...(sum === null ? {} : { budget: sum }),
    ...(address.trim() === '' ? {} : { address }),
  };
}
