import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { pages as addresses } from '#features/catalogue/content/addresses.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageForm } from '../components/page-form.tsx';
import { foundOr404 } from '../entry-loader.server.ts';
import { readPage, textPageKey } from '../pages.server.ts';
import type { Route } from './+types/text.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'texts.edit');
  return {
    page: await foundOr404((async () => readPage(ctx.db, textPageKey(params.key)))()),
    messages: messagesFor(ctx.locale, ['desk']),
  };
}

/** One page of text in three languages. */
export default function Text({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslations('desk');
  return (
    <ConsolePage
      title={t(`legal.pages.${page.key}`)}
      crumbs={[{ to: '/admin/legal', text: t('legal.title') }]}
      note={t(page.version === 0 ? 'legal.shipped' : 'legal.own')}
      actions={<ButtonLink to={addresses[page.key].path}>{t('legal.look')}</ButtonLink>}
    >
      <PageForm key={page.key} page={page} />
    </ConsolePage>
  );
}
