import { Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/toast.tsx';
import { Button } from '#ui/button.tsx';

/** The very choice in the address, handed on by whatever this device shares with, else copied. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('product.actions');
  const toast = useToast();
  async function share() {
    const url = location.href;
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) return navigator.share({ title, url }).catch(() => undefined);
    return copied(url).then((done) => (done ? toast.success(t('copied')) : toast.warning(t('copyFailed'))));
  }
  return <Button variant="line" size="l" onClick={() => void share()}><Share2 aria-hidden size={18} />{t('share')}</Button>;
}

/** Where the page is not on a safe origin there is no clipboard at all. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
