import { useTranslations } from 'use-intl';
import { useSentForm } from '#ui/fields/use-sent-form.ts';
import type { Order } from '../order.ts';
import type { ReturnedLine } from '../returns/return.ts';
import type { ReturnKind } from '../returns/return-states.ts';
import { isMade, returnAmount } from '../returns/returned-goods.ts';
import { useReturnStep } from './use-return-step.ts';

interface Draft {
  /** By the place of the line in the order. */
  quantities: number[];
  kind: ReturnKind | null;
  reason: string;
  pictures: string[];
}
export type AskReturnForm = ReturnType<typeof useAskReturn>;

/** Which pieces, why, and what comes back for them by the rule the server asks. */
export function useAskReturn(order: Order, onAsked: () => void) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const { ask } = useReturnStep(order, 'user');
  const empty = emptyDraft(order);
  const form = useSentForm<Draft>({
    empty,
    resolver: (draft) => {
      const errors = faultsOf(order, draft, {
        quantities: t('none'),
        kind: t('kindMissing'),
        reason: actions('reasonShort'),
      });
      return Object.keys(errors).length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
    },
  });
  const { quantities, kind } = form.values;
  const allMade = order.returnable.every(({ position }) => isMadeAt(order, position));

  const submit = form.submit(async ({ kind, reason, pictures, quantities }) => {
    if (kind === null) return;
    const lines = linesOf(order, quantities, kind);
    if (await ask({ kind, reason: reason.trim(), pictures, lines }, t('asked'))) {
      form.begin(emptyDraft(order));
      onAsked();
    }
  });

  return {
    form,
    submit,
    /** A piece made to size cannot come back because it is no longer wanted. */
    kinds: order.returnKinds.filter((each) => each !== 'unwanted' || !allMade),
    mayReturn: (position: number) => kind !== 'unwanted' || !isMadeAt(order, position),
    amount: amountOf(order, linesOf(order, quantities, kind), kind ?? 'unwanted'),
    setQuantity: (position: number, quantity: number) =>
      form.change({
        quantities: Array.from({ length: order.lines.length }, (_, at) =>
          at === position ? quantity : (quantities[at] ?? 0),
        ),
      }),
  };
}

/** Where there is one piece, it is that one. */
function emptyDraft({ lines, returnable }: Order): Draft {
  const [only, ...others] = returnable;
  const single = only?.quantity === 1 && others.length === 0 ? only.position : null;
  return { quantities: lines.map((_, at) => (at === single ? 1 : 0)), kind: null, reason: '', pictures: [] };
}

function faultsOf(
  order: Order,
  { quantities, kind, reason }: Draft,
  words: Record<'quantities' | 'kind' | 'reason', string>,
) {
  const fault = (message: string) => ({ type: 'missing', message });
  return {
    ...(linesOf(order, quantities, kind).length === 0 ? { quantities: fault(words.quantities) } : {}),
    ...(kind === null ? { kind: fault(words.kind) } : {}),
    ...(reason.trim().length < 3 ? { reason: fault(words.reason) } : {}),
  };
}

function linesOf(order: Order, quantities: readonly number[], kind: ReturnKind | null): ReturnedLine[] {
  return quantities
    .map((quantity, position) => ({ position, quantity }))
    .filter(({ position, quantity }) => quantity > 0 && (kind !== 'unwanted' || !isMadeAt(order, position)));
}

function isMadeAt({ lines }: Order, position: number): boolean {
  const line = lines[position];
  return line !== undefined && isMade(line);
}

function amountOf({ lines: ordered, returns, deliveryFee }: Order, lines: ReturnedLine[], kind: ReturnKind) {
  const received = returns.filter(({ state }) => state === 'RECEIVED');
  const prices = ordered.map(({ quantity, price }, position) => ({ position, quantity, unit_price: price }));
  return {
    goods: returnAmount({ kind, lines }, prices, received, 0),
    total: returnAmount({ kind, lines }, prices, received, deliveryFee),
  };
}
