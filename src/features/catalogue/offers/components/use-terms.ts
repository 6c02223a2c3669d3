import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { DeliveryData } from '../delivery-section.server.ts';

/** A row as it is typed; `rest` is the one for everywhere else, which always exists. */
export interface TermRow {
  key: string;
  rest: boolean;
  province: string;
  fee: string;
  from: string;
  to: string;
}

export function useTerms({ terms, usual }: DeliveryData) {
  const t = useTranslations('money.delivery');
  const format = useFormatter();
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const { revalidate } = useRevalidator();
  const rest = terms.find(({ province }) => province === '') ?? { province: '', ...usual };
  const [rows, setRows] = useState(() =>
    [rest, ...terms.filter(({ province }) => province !== '')].map(({ province, fee, days }, at): TermRow => ({
      key: String(at),
      rest: at === 0,
      province,
      fee: format.number(fee),
      from: String(days.from),
      to: String(days.to),
    })),
  );
  const [tried, setTried] = useState(false);
  const faults = new Map(
    tried
      ? rows.flatMap((row) => {
          const fault = faultOf(row);
          return fault ? [[row.key, t(fault)] as const] : [];
        })
      : [],
  );
  async function save() {
    setTried(true);
    if (busy || rows.some((row) => faultOf(row) !== null)) return;
    await attempt(async () => {
      await api.put('/merchant/delivery-terms', {
        terms: rows.map(({ province, fee, from, to }) => ({
          province,
          fee: figuresOf(fee),
          days: { from: figuresOf(from), to: figuresOf(to) },
        })),
      });
      toast.clear();
      toast.success(t('saved'));
      await revalidate();
    });
  }
  return {
    rows,
    faults,
    busy,
    save,
    change: (row: TermRow) => setRows((all) => all.map((each) => (each.key === row.key ? row : each))),
    add: () =>
      setRows((all) => [
        ...all,
        {
          key: String(Math.max(...all.map(({ key }) => Number(key))) + 1),
          rest: false,
          province: '',
          fee: all[0]!.fee,
          from: all[0]!.from,
          to: all[0]!.to,
        },
      ]),
    remove: (key: string) => setRows((all) => all.filter((each) => each.key !== key)),
  };
}

function faultOf({ rest, province, fee, from, to }: TermRow): 'chooseProvince' | 'wrongFee' | 'wrongDays' | null {
  if (!rest && province === '') return 'chooseProvince';
  if (!/\d/.test(fee) || figuresOf(fee) > 1_000_000_000) return 'wrongFee';
  return !/^\d{1,3}$/.test(from.trim()) ||
    !/^\d{1,3}$/.test(to.trim()) ||
    figuresOf(from) > figuresOf(to) ||
    figuresOf(to) > 365
    ? 'wrongDays'
    : null;
}

function figuresOf(text: string): number {
  return Number(text.replace(/\D/g, ''));
}
