import { ArrowDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { mayHaveLocalDesigns } from '../../local/sent-designs.ts';

const unchanging = () => () => undefined;

/** On a phone the ways to start fill the first screen: whoever has designs gets to them at once. */
export function ToDesigns({ mine }: { mine: number }) {
  const t = useTranslations('start');
  // The server knows nothing of what this browser has.
  const here = useSyncExternalStore(unchanging, mayHaveLocalDesigns, () => false);
  if (mine === 0 && !here) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 lg:hidden">
      {mine > 0 && <JumpLink to="my-designs" text={t('mine.title')} />}
      {here && <JumpLink to="designs-here" text={t('here.title')} />}
    </p>
  );
}

function JumpLink({ to, text }: { to: string; text: string }) {
  return (
    <a href={`#${to}`} className="link inline-flex min-h-11 items-center gap-1 font-medium">
      {text}
      <ArrowDown aria-hidden size={16} />
    </a>
  );
}
