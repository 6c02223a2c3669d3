import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useShowFailure } from '#features/accounts/use-failure.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/toast.tsx';
import type { Order } from '../order.ts';

export type ReturnSide = 'user' | 'merchant' | 'admin';

/** Takes a step of a return as one of its sides; whatever comes of it, the page then shows how it stands. True when it was taken. */
export function useReturnStep({ id }: Pick<Order, 'id'>, as: ReturnSide) {
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function take(step: '' | 'withdraw' | 'answer' | 'sent' | 'received', body: unknown, said: string): Promise<boolean> {
    setBusy(true);
    try {
      await api.post(`/${as}/orders/${id}/return${step === '' ? '' : `/${step}`}`, body, { creates: true });
      toast.clear();
      toast.success(said);
      return true;
    } catch (error) {
      await showFailure(error);
      return false;
    } finally {
      await revalidate();
      setBusy(false);
    }
  }
  return { busy, take };
}
