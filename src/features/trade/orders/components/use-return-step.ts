import { useRevalidator } from 'react-router';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Order } from '../order.ts';

export type ReturnSide = 'user' | 'merchant' | 'admin';

/**
 * Takes a step of a return as one of its sides; in any case the page then shows the current state. True when it was
 * taken.
 */
export function useReturnStep({ id }: Pick<Order, 'id'>, as: ReturnSide) {
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const { revalidate } = useRevalidator();
  async function take(
    step: '' | 'withdraw' | 'answer' | 'sent' | 'received',
    body: unknown,
    said: string,
  ): Promise<boolean> {
    return attempt(async () => {
      await api.post(`/${as}/orders/${id}/return${step === '' ? '' : `/${step}`}`, body, { creates: true });
      toast.clear();
      toast.success(said);
      await revalidate();
    }, revalidate);
  }
  return { busy, take };
}
