import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { wholeNumber } from '#text/whole-number.ts';
import { useDrafts } from '#ui/fields/draft.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { DeliveryData } from '../delivery-section.server.ts';

type TermFault = 'chooseProvince' | 'wrongFee' | 'wrongDays';

/** A row as it is typed; `rest` is the one for everywhere else, which always exists. One fault a row, the first. */
const termRow = z
  .object({ rest: z.boolean(), province: z.string(), fee: z.string(), from: z.string(), to: z.string() })
  .superRefine((row, context) => {
    const fault = faultOf(row);
    if (fault) context.addIssue({ code: 'custom', message: fault, path: [fieldAt[fault]] });
  });
const termsShape = z.object({ rows: z.array(termRow) });
export type TermRow = z.infer<typeof termRow>;
type TermsForm = z.infer<typeof termsShape>;

/** What is typed stays while one looks at another page. */
const draft = 'delivery-terms';

const fieldAt = { chooseProvince: 'province', wrongFee: 'fee', wrongDays: 'from' } as const;

export function useTerms({ terms, version, usual }: DeliveryData) {
  const t = useTranslations('money.delivery');
  const format = useFormatter();
  const toast = useToast();
  const { attempt } = useAttempt();
  const { revalidate } = useRevalidator();
  const rest = terms.find(({ province }) => province === '') ?? { province: '', ...usual };
  const drafts = useDrafts();
  const form = useForm<TermsForm>({
    resolver: zodResolver(termsShape, undefined, { mode: 'sync' }),
    defaultValues: drafts.read<TermsForm>(draft) ?? {
      rows: [rest, ...terms.filter(({ province }) => province !== '')].map(({ province, fee, days }, at) => ({
        rest: at === 0,
        province,
        fee: format.number(fee),
        from: String(days.from),
        to: String(days.to),
      })),
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
      await api.put('/merchant/delivery-terms', {
        version,
        terms: rows.map(({ province, fee, from, to }) => ({
          province,
          fee: wholeNumber(fee),
          days: { from: wholeNumber(from), to: wholeNumber(to) },
        })),
      });
      drafts.clear(draft);
      form.reset({ rows });
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
    bind: (at: number, field: Exclude<keyof TermRow, 'rest'>) => ({
      ...form.register(`rows.${at}.${field}`, { deps: ['rows'] }),
      defaultValue: fields[at]?.[field],
    }),
    fault(at: number): string | undefined {
      const { province, fee, from } = errors.rows?.[at] ?? {};
      const fault = (province ?? fee ?? from)?.message;
      return fault === undefined ? undefined : t(fault as TermFault);
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

function faultOf({ rest, province, fee, from, to }: TermRow): TermFault | null {
  if (!rest && province === '') return 'chooseProvince';
  if (wholeNumber(fee, 1_000_000_000) === null) return 'wrongFee';
  const [first, last] = [wholeNumber(from, 365), wholeNumber(to, 365)];
  return first === null || last === null || first > last ? 'wrongDays' : null;
}
