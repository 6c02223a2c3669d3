import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { api } from '#lib/api.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Cart, PutInCart } from '../order.ts';
import { announceCartCount, expectInCart } from './cart-count.ts';
import { countOf, readGuestCart, withLine, writeGuestCart } from './guest-cart.ts';

/** Adding to the cart. A visitor has one too: their browser keeps it until they sign in (PRODUCT P5). */
export function useCart() {
  const t = useTranslations('orders');
  const toast = useToast();
  const { gap } = usePunctuation();
  const visitor = useViewer() === null;
  const { busy, attempt } = useAttempt();

  function tell(count: number, text: string) {
    announceCartCount(count);
    toast.clear();
    toast.success(text, { to: pages.cart.path, text: t('buy.see') });
  }
  function refuse(text: string) {
    toast.clear();
    toast.warning(text);
  }
  const roomText = ({ added, missing }: Pick<PutInCart, 'added' | 'missing'>) =>
    [t('room.added', { count: added }), ...(missing > 0 ? [t('room.missing', { count: missing })] : [])].join(gap);

  /** The server says whether there are so many; only then is it kept. */
  async function addAsVisitor(line: WantedLine) {
    const lines = withLine(readGuestCart(), line, 'add');
    if (lines === null) return refuse(t('cart.full'));
    const wanted = lines.filter((each) => each.product === line.product);
    const { groups } = await api.post<Cart>('/common/cart', { lines: wanted });
    const shown = groups.flatMap((group) => group.lines);
    const few = shown.find(
      ({ why, variant, choice }) =>
        why === 'few' && (variant ?? undefined) === line.variant && choice === (line.choice ?? ''),
    );
    if (few) return refuse(t('cart.few', { count: few.stock ?? 0 }));
    if (shown.length < wanted.length) return refuse(t('checkout.gone'));
    // While the server was asked something else may have been put in.
    const kept = withLine(readGuestCart(), line, 'add');
    if (kept === null) return refuse(t('cart.full'));
    writeGuestCart(kept);
    tell(countOf(kept), t('buy.added'));
  }

  async function addWorkAsVisitor(work: string) {
    const found = await api.get<{ lines: WantedLine[]; missing: number }>(`/works/${encodeURIComponent(work)}/lines`);
    const before = readGuestCart();
    const after = found.lines.reduce((lines, line) => withLine(lines, line, 'least') ?? lines, before);
    writeGuestCart(after);
    const left = found.lines.filter((line) => !after.some((each) => each.product === line.product)).length;
    tell(countOf(after), roomText({ added: found.lines.length - left, missing: found.missing + left }));
  }

  return {
    busy,
    add: (line: WantedLine) =>
      void attempt(async () => {
        const answered = expectInCart(line.quantity);
        try {
          if (visitor) return await addAsVisitor(line);
          tell((await api.post<{ count: number }>('/user/cart', line, { creates: true })).count, t('buy.added'));
        } finally {
          answered();
        }
      }),
    addWork: (work: string) =>
      void attempt(async () => {
        if (visitor) return addWorkAsVisitor(work);
        const put = await api.post<PutInCart>('/user/cart/work', { work }, { creates: true });
        tell(put.count, roomText(put));
      }),
    addAgain: (order: string) =>
      void attempt(async () => {
        const put = await api.post<PutInCart>(`/user/orders/${order}/again`, undefined, { creates: true });
        if (put.added === 0) refuse(t('again.none'));
        else tell(put.count, roomText(put));
      }),
  };
}
