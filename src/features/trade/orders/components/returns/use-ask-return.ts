import { useState, type SubmitEvent } from 'react';
import { z } from 'zod';
import { useTranslations } from 'use-intl';
import { useFormUploads } from '#features/foundation/media/form-uploads.tsx';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import { useKeptDraft } from '#ui/fields/use-kept-draft.ts';
import { useSentForm } from '#ui/fields/use-sent-form.ts';
import type { Order } from '../../order.ts';
import type { ReturnedLine } from '../../returns/return.ts';
import { returnKinds, type ReturnKind } from '../../returns/return-states.ts';
import { isMade, needsPicture } from '../../returns/returned-goods.ts';
import { amountOf } from './amount-of.ts';
import { useReturnStep } from './use-return-step.ts';

const draftShape = z.object({
  /** By the place of the line in the order. */
  quantities: z.array(z.number().int().min(0)),
  kind: z.enum(returnKinds).nullable(),
  reason: z.string(),
  pictures: z.array(z.string()),
});
type Draft = z.infer<typeof draftShape>;
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
        pictures: t('picturesMissing'),
      });
      return Object.keys(errors).length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
    },
  });
  const uploads = useFormUploads();
  const [asked, setAsked] = useState(0);
  const { quantities, kind } = form.values;
  const forget = useKeptDraft({
    owner: useShell().viewer?.id ?? '',
    name: `return:${order.id}`,
    value: form.values,
    empty,
    read: (value) => draftOf(order, value),
    restore: form.begin,
  });
  const allMade = order.returnable.every(({ position }) => isMadeAt(order, position));

  const send = form.submit(async ({ kind, reason, pictures, quantities }) => {
    if (kind === null) return;
    const lines = linesOf(order, quantities, kind);
    if (await ask({ kind, reason: reason.trim(), pictures, lines }, t('asked'))) {
      form.begin(emptyDraft(order));
      forget();
      setAsked((times) => times + 1);
      onAsked();
    }
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!uploads.unfinished()) send();
  }

  return {
    form,
    submit,
    uploads,
    /** How often it was sent: what was said of files then is not said of the next. */
    asked,
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

/** As it was left, where it still fits the order. */
function draftOf({ lines, returnKinds: kinds }: Order, value: unknown): Draft | undefined {
  const draft = draftShape.safeParse(value).data;
  if (draft?.quantities.length !== lines.length) return undefined;
  return { ...draft, kind: kinds.find((kind) => kind === draft.kind) ?? null };
}

/** Where there is one piece, it is that one. */
function emptyDraft({ lines, returnable }: Order): Draft {
  const [only, ...others] = returnable;
  const single = only?.quantity === 1 && others.length === 0 ? only.position : null;
  return { quantities: lines.map((_, at) => (at === single ? 1 : 0)), kind: null, reason: '', pictures: [] };
}

function faultsOf(order: Order, { quantities, kind, reason, pictures }: Draft, words: Record<keyof Draft, string>) {
  const fault = (message: string) => ({ type: 'missing', message });
  return {
    ...(linesOf(order, quantities, kind).length === 0 ? { quantities: fault(words.quantities) } : {}),
    ...(kind === null ? { kind: fault(words.kind) } : {}),
    ...(reason.trim().length < 3 ? { reason: fault(words.reason) } : {}),
    ...(needsPicture(kind) && pictures.length === 0 ? { pictures: fault(words.pictures) } : {}),
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
