import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { messagesFor } from '#text/messages.server.ts';
import { SettingForm } from '../components/setting-form.tsx';
import { listSettings } from '../settings.server.ts';
import type { Route } from './+types/settings.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'settings.edit');
  return { settings: await listSettings(ctx.db), messages: messagesFor(ctx.locale, ['desk']) };
}

/** Settings, each group saved by itself. */
export default function Settings({ loaderData: { settings } }: Route.ComponentProps) {
  const t = useTranslations('desk.settings');
  return (
    <ConsolePage title={t('title')}>
      <div className="grid gap-12">
        {settings.map((entry) => (
          <SettingForm key={entry.key} entry={entry} />
        ))}
      </div>
    </ConsolePage>
  );
}
