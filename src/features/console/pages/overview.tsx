import { useTranslations } from 'use-intl';
import { adminContext } from '../admin-context.server.ts';
import { ConsolePage } from '../console-page.tsx';
import type { Route } from './+types/overview.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { viewer } = adminContext(context);
  return { name: viewer.nickname };
}

export default function Overview({ loaderData: { name } }: Route.ComponentProps) {
  const t = useTranslations('console');
  return <ConsolePage title={t('overview.title')}><p>{t('overview.welcome', { name })}</p></ConsolePage>;
}
