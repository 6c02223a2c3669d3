import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useShowFailure } from '#features/accounts/use-failure.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/toast.tsx';
import type { Order } from '../order.ts';

/** Takes a step of an order as one of its sides; whatever comes of it, the page then shows how it stands. */
export function useOrderStep({ id, side }: Pick<Order, 'id' | 'side'>) {
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function take(step: 'cancel' | 'complete' | 'ship', body: unknown, said: string): Promise<void> {
    setBusy(true);
    try {
      await api.post(`/${side === 'buyer' ? 'user' : 'merchant'}/orders/${id}/${step}`, body, { creates: true });
      toast.clear();
      toast.success(said);
    } catch (error) {
      await showFailure(error);
    } finally {
      await revalidate();
      setBusy(false);
    }
  }
  return { take, busy };
}
