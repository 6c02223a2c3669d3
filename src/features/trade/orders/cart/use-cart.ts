import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useSignedIn } from '#features/people/accounts/use-signed-in.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { announceCartCount } from './cart-count.ts';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';

/** Adding to the cart: a visitor signs in first, and then it happens (PRODUCT G5). */
export function useCart() {
  const t = useTranslations('orders');
  const toast = useToast();
  const signedIn = useSignedIn();
  const { busy, attempt } = useAttempt();

  async function put<Answer extends { count: number }>(path: string, body: unknown, said: (answer: Answer) => string) {
    await attempt(async () => {
      const answer = await api.post<Answer>(path, body, { creates: true });
      announceCartCount(answer.count);
      toast.clear();
      toast.success(said(answer));
    });
  }
  return {
    busy,
    add: (line: WantedLine) => signedIn(() => void put('/user/cart', line, () => t('buy.added'))),
    addWork: (work: string) =>
      signedIn(
        () =>
          void put<{ added: number; missing: number; count: number }>(
            '/user/cart/work',
            { work },
            ({ added, missing }) =>
              [t('room.added', { count: added }), ...(missing > 0 ? [t('room.missing', { count: missing })] : [])].join(
                ' ',
              ),
          ),
      ),
  };
}
