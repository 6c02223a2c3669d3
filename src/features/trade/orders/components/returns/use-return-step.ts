import { useRevalidator } from 'react-router';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Order } from '../../order.ts';
import type { AskReturn } from '../../returns/return.ts';

export type ReturnSide = 'user' | 'merchant' | 'admin';

/**
 * Takes a step of a return as one of its sides, or asks for one where none is named; in any case the page then shows
 * the current state. True when it was taken.
 */
export function useReturnStep({ id }: Pick<Order, 'id'>, as: ReturnSide, returnId?: string) {
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const { revalidate } = useRevalidator();
  const returns = `/${as}/orders/${id}/returns`;
  async function post(path: string, body: unknown, said: string): Promise<boolean> {
    return attempt(async () => {
      await api.post(path, body, { creates: true });
      toast.clear();
      toast.success(said);
      await revalidate();
    }, revalidate);
  }
  return {
    busy,
    ask: (body: AskReturn, said: string) => post(returns, body, said),
    take: (
      step: 'withdraw' | 'answer' | 'sent' | 'received' | 'pictures' | 'part' | 'came' | 'not-come',
      body: unknown,
      said: string,
    ) => post(`${returns}/${returnId}/${step}`, body, said),
  };
}
