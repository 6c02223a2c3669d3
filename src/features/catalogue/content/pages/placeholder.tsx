import { data } from 'react-router';
import { StartDesignButton } from '#features/people/start-design/start-design-button.tsx';
import { requestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Route } from './+types/placeholder.ts';
import { pageAt, pages } from '../addresses.ts';
import { PageIntro } from '../components/page-intro.tsx';
import { isPlaceholder, placeholderOf } from '../placeholders.ts';

/** One page for all whose content comes later: what will be here, and a link. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  const key = pageAt(url.pathname);
  if (!isPlaceholder(key)) throw data(null, { status: 404 });
  const t = translator(locale, 'pages');
  const { next, picture, settled } = placeholderOf(key);
  return {
    title: t(`${key}.title`),
    lead: t(`${key}.lead`),
    note: settled ? null : t('soon'),
    nextLabel: t(`${key}.next`),
    nextPath: next === 'start' ? null : pages[next].path,
    picture: picture ?? null,
  };
}

export default function PlaceholderPage({
  loaderData: { title, lead, note, nextLabel, nextPath, picture },
}: Route.ComponentProps) {
  return (
    <PageIntro title={title} lead={lead} note={note} picture={picture}>
      <p className="mt-8 flex flex-wrap gap-3">
        {nextPath === null ? (
          <StartDesignButton variant="primary">{nextLabel}</StartDesignButton>
        ) : (
          <ButtonLink variant="primary" to={nextPath}>
            {nextLabel}
          </ButtonLink>
        )}
      </p>
    </PageIntro>
  );
}
