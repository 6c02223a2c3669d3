import { BellRing } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useSignedIn } from '#features/people/accounts/use-signed-in.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Watches } from './stock-watch.ts';
import { watchMarks } from './watch-marks.ts';

/** For a sold-out variant: told once when it is back. A visitor signs in first, and then it happens. Texts: `orders`. */
export function TellMeButton({ variant, small = false }: { variant: string; small?: boolean }) {
  const t = useTranslations('orders.watch');
  const toast = useToast();
  const signedIn = useSignedIn();
  const { busy, attempt } = useAttempt();
  const watched = useWatched(variant);
  const path = `/user/stock-watches/${encodeURIComponent(variant)}`;
  const turn = (on: boolean) =>
    attempt(async () => {
      const { variants } = await (on ? api.put<Watches>(path) : api.delete<Watches>(path));
      watchMarks.set(variant, variants.includes(variant));
      toast.clear();
      toast.success(t(on ? 'on' : 'off'));
    });
  return (
    <Button
      size={small ? undefined : 'l'}
      variant={watched ? 'quiet' : 'line'}
      busy={busy}
      onClick={() => (watched ? void turn(false) : signedIn(() => void turn(true), 'stock'))}
    >
      <BellRing aria-hidden size={18} className={small ? 'max-[359px]:hidden' : ''} />
      {t(watched ? 'stop' : 'ask')}
    </Button>
  );
}

/** Product pages are the same for everyone: whether this person waits for it is asked afterwards. */
function useWatched(variant: string): boolean {
  const viewer = useViewer();
  const person = viewer?.fresh ? viewer.id : null;
  useEffect(() => {
    if (person !== null) watchMarks.request(person, variant);
  }, [person, variant]);
  return useSyncExternalStore(
    watchMarks.subscribe,
    () => person !== null && watchMarks.isKept(variant),
    () => false,
  );
}
