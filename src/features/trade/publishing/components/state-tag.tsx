import { useTranslations } from 'use-intl';

interface State {
  /** A product is sold or not, a work shown or not. */ of: 'work' | 'product';
  status: 'shelved' | 'unshelved';
  held?: boolean;
  /** Null: never shown to anyone. */ publishedAt?: string | null;
}

/** Its state as text. */
export function StateTag({ of, status, held = false, publishedAt }: State) {
  const t = useTranslations(of === 'product' ? 'publishing.productState' : 'publishing.state');
  let state: 'draft' | 'held' | 'shelved' | 'unshelved' = 'unshelved';
  if (held) state = 'held';
  else if (status === 'shelved') state = 'shelved';
  else if (publishedAt === null) state = 'draft';
  return (
    <span className={`tag ${{ held: 'tag-bad', shelved: 'tag-ok', draft: '', unshelved: '' }[state]}`}>{t(state)}</span>
  );
}
