import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { isNegative, wholeNumber } from '#text/whole-number.ts';
import { useDrafts } from '#ui/fields/draft.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { DeliveryData } from '../delivery-section.server.ts';

type TermFault = 'chooseProvince' | 'negativeFee' | 'wrongFee' | 'negativeDays' | 'wrongDays' | 'daysReversed';
export type TermField = 'province' | 'fee' | 'from' | 'to';

/** A row as it is typed; `rest` is the one for everywhere else, which always exists. Each field has its own fault. */
const termRow = z
  .object({ rest: z.boolean(), province: z.string(), fee: z.string(), from: z.string(), to: z.string() })
  .superRefine((row, context) => {
    for (const [field, message] of Object.entries(faultsOf(row)))
      context.addIssue({ code: 'custom', message, path: [field] });
  });
const termsShape = z.object({ rows: z.array(termRow) });
export type TermRow = z.infer<typeof termRow>;
type TermsForm = z.infer<typeof termsShape>;
/** What its figures amount to. */
type MeantRow = Omit<TermRow, 'fee' | 'from' | 'to'> & Record<'fee' | 'from' | 'to', number>;

/** As the call takes them (delivery.ts). */
const mostFee = 1_000_000_000;
const mostDays = 365;

/** What is typed stays while one looks at another page. */
const draft = 'delivery-terms';

export function useTerms({ terms, version, usual }: DeliveryData) {
  const t = useTranslations('money.delivery');
  const words = useTranslations('shell.fields');
  const format = useFormatter();
  const toast = useToast();
  const { attempt } = useAttempt();
  const { revalidate } = useRevalidator();
  const rest = terms.find(({ province }) => province === '') ?? { province: '', ...usual };
  const drafts = useDrafts();
  const written = ({ fee, from, to, ...row }: MeantRow): TermRow => ({
    ...row,
    fee: format.number(fee),
    from: String(from),
    to: String(to),
  });
  const form = useForm<TermsForm>({
    resolver: zodResolver(termsShape, undefined, { mode: 'sync' }),
    defaultValues: drafts.read<TermsForm>(draft) ?? {
      rows: [rest, ...terms.filter(({ province }) => province !== '')].map(({ province, fee, days }, at) =>
        written({ rest: at === 0, province, fee, ...days }),
      ),
    },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const rows = useWatch({ control: form.control, name: 'rows' });
  const { errors, isSubmitting, isDirty } = form.formState;
  useEffect(() => {
    if (isDirty) drafts.keep(draft, { rows });
  }, [drafts, isDirty, rows]);

  const save = form.handleSubmit(({ rows }) =>
    attempt(async () => {
      const meant = rows.map(({ fee, from, to, ...row }) => ({
        ...row,
        fee: wholeNumber(fee) ?? 0,
        from: wholeNumber(from) ?? 0,
        to: wholeNumber(to) ?? 0,
      }));
      await api.put('/merchant/delivery-terms', {
        version,
        terms: meant.map(({ province, fee, from, to }) => ({ province, fee, days: { from, to } })),
      });
      drafts.clear(draft);
      form.reset({ rows: meant.map(written) });
      toast.clear();
      toast.success(t('saved'));
      await revalidate();
    }),
  );
  return {
    fields,
    rows,
    busy: isSubmitting,
    /** A fault may stand at another field of its row than the one that mends it: all rows are judged again. */
    bind: (at: number, field: TermField) => ({
      ...form.register(`rows.${at}.${field}`, { deps: ['rows'] }),
      defaultValue: fields[at]?.[field],
    }),
    fault(at: number, field: TermField): string | undefined {
      const fault = errors.rows?.[at]?.[field]?.message as TermFault | undefined;
      if (fault === 'negativeFee') return words('negativeAmount');
      return fault && t(fault, { from: rows[at]?.from ?? '' });
    },
    save: (event: { preventDefault(): void }) => {
      event.preventDefault();
      if (!isSubmitting) void save();
    },
    add() {
      const [{ fee, from, to } = { fee: '', from: '', to: '' }] = form.getValues('rows');
      append({ rest: false, province: '', fee, from, to }, { shouldFocus: false });
    },
    remove,
  };
}

function faultsOf({ rest, province, fee, from, to }: TermRow): Partial<Record<TermField, TermFault>> {
  const [first, last] = [wholeNumber(from, mostDays), wholeNumber(to, mostDays)];
  const faults: Partial<Record<TermField, TermFault>> = {};
  if (!rest && province === '') faults.province = 'chooseProvince';
  if (wholeNumber(fee, mostFee) === null) faults.fee = isNegative(fee) ? 'negativeFee' : 'wrongFee';
  if (first === null) faults.from = isNegative(from) ? 'negativeDays' : 'wrongDays';
  if (last === null) faults.to = isNegative(to) ? 'negativeDays' : 'wrongDays';
  else if (first !== null && first > last) faults.to = 'daysReversed';
  return faults;
}
