import { useRevalidator } from 'react-router';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Order } from '../order.ts';

/** Takes a step of an order as one of its sides; in any case the page then shows the current state. */
export function useOrderStep({ id, side }: Pick<Order, 'id' | 'side'>) {
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const { revalidate } = useRevalidator();
  async function take(
    step: 'cancel' | 'complete' | 'ship' | 'shipment',
    body: unknown,
    message: string,
  ): Promise<boolean> {
    const path = `/${side === 'buyer' ? 'user' : 'merchant'}/orders/${id}/${step}`;
    return attempt(async () => {
      await (step === 'shipment' ? api.put(path, body) : api.post(path, body, { creates: true }));
      toast.clear();
      toast.success(message);
      await revalidate();
    }, revalidate);
  }
  return { take, busy };
}
