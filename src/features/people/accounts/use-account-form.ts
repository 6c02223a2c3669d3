import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { ApiFailure } from '#lib/api-failure.ts';
import { readFault } from '#lib/errors.ts';
import { useDrafts } from '#ui/fields/draft.tsx';
import { useServedPhones } from './sign-in/use-served-phones.ts';

export type AccountForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out>;

/** A form validated by a schema, whose values are kept as the draft of that name. */
export function useAccountForm<In extends FieldValues, Out>(
  draft: string,
  schema: z.ZodType<Out, In>,
  empty: In,
): AccountForm<In, Out> {
  const drafts = useDrafts();
  const form = useForm<In, unknown, Out>({
    defaultValues: { ...empty, ...drafts.read<In>(draft) } as DefaultValues<In>,
    // The message of a fault is an error key; of several in one field the first is shown.
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => drafts.keep(draft, values) }),
    [subscribe, drafts, draft],
  );
  return form;
}

/** A field's props: name, value, and its error text in the current language. */
export function useBind<In extends FieldValues, Out>(form: AccountForm<In, Out>) {
  const errorText = useFieldErrorText();
  return (name: Path<In>) => {
    const fault = form.getFieldState(name, form.formState).error;
    // An error set by hand, before the first submit, would otherwise stay while its field is being corrected.
    const onChange = () => {
      if (!form.formState.isSubmitted) form.clearErrors(name);
    };
    return {
      ...form.register(name, { onChange }),
      error: fault?.message === undefined ? undefined : errorText(name, fault.message, form.getValues(name)),
    };
  };
}

/** The text of an error key; what already is text stays. */
export function useErrorText(): (message: string) => string {
  const t = useTranslations('errors');
  const served = useServedPhones();
  return (message) => {
    const fault = readFault(message);
    return fault === null ? message : t(fault.error, { ...served, ...fault.values });
  };
}

/** The same in a field's own words: an email and a phone number are missing, or wrong, each by itself. */
export function useFieldErrorText(): (name: string, message: string, typed: unknown) => string {
  const t = useTranslations('errors.ofField');
  const errorText = useErrorText();
  return (name, message, typed) => {
    const kind = name in contactKinds ? contactKinds[name as keyof typeof contactKinds] : null;
    if (kind === null || !(message === 'field_number' || message === 'message_input_account'))
      return errorText(message);
    return t(typeof typed === 'string' && typed.trim() !== '' ? `${kind}Wrong` : `${kind}Empty`);
  };
}

const contactKinds = { email: 'email', phone: 'phone', mobile: 'phone', contactPhone: 'phone' } as const;

/** Puts the server's errors on the fields they name, and the focus on the first; true when there was one. */
export function showFaults<In extends FieldValues, Out>(
  form: AccountForm<In, Out>,
  error: unknown,
  fields: Partial<Record<string, Path<In>>>,
): boolean {
  if (!(error instanceof ApiFailure)) return false;
  const known = error.faults.flatMap((fault) => {
    const name = fields[fault.field];
    return name === undefined ? [] : [{ name, message: wordsOf(fault) }];
  });
  known.forEach(({ name, message }, index) =>
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}

/** A key follows the language; texts with figures in them (a wait, say) only the server can make. */
function wordsOf({ error, message }: ApiFailure['faults'][number]): string {
  return error !== null && !error.includes('too_') ? error : message;
}
