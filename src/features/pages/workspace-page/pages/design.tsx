import { useMemo } from 'react';
import { data, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { asking, designFor } from '#features/studio/designs/design-rights.server.ts';
import { itemOf } from '#features/studio/designs/designs.server.ts';
import { markOpened } from '#features/studio/sharing/shared-with-me.server.ts';
import { findUserById } from '#features/people/accounts/users.server.ts';
import { templateOf } from '#features/studio/designs/workspace-page.server.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { useMay, useShell, useViewer } from '#features/people/accounts/use-viewer.ts';
import { AppError } from '#lib/errors.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import { workspaceMessages } from '#workspace/words/workspace-messages.ts';
import type { Route } from './+types/design.ts';
import { accountPictures } from '../account-pictures.ts';
import { designFiles } from '../design-files.ts';
import { designRenders } from '../design-renders.ts';
import { useRenderNews } from '../use-render-news.ts';
import { designVersions, publishDesign } from '../design-versions.ts';
import { LazyWorkspace } from '../components/lazy-workspace.tsx';
import { WorkspaceSkeleton } from '../components/workspace-skeleton.tsx';
import { useBeginning } from '../use-beginning.ts';
import { ownModels } from '../own-models.ts';
import { seenPrices } from '../seen-prices.ts';
import { useFreshAccess, useSharedPorts } from '../use-shared-ports.ts';
import { useOpenedDesign } from '../use-opened-design.ts';

/** Whose edits this browser would keep: a visitor with a link has none. */
const linkVisitor = 'visitor-with-link';

/** A design that one may see, open in the workspace. Somebody else's and none are alike: not found. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const { db, locale, session, viewer } = ctx;
  if (session === null && (ctx.expired !== null || ctx.links.length === 0)) throw data(null, { status: 401 });
  const asked = asking(ctx, session?.userId ?? null, params.id.slice(0, 64));
  const { design, rights } = await designFor(db, asked).catch(throwNotFound);
  const isGuest = rights.role !== 'owner';
  if (isGuest && session !== null) await markOpened(ctx, session.userId, design.id);
  const template = await templateOf(db, itemOf(design), locale);
  return {
    id: design.id,
    name: design.name,
    person: session?.userId ?? linkVisitor,
    access: {
      role: rights.role,
      prices: rights.prices,
      owner: isGuest ? ((await findUserById(db, design.owner_id))?.nickname ?? '') : '',
      signedIn: session !== null,
    },
    author: viewer?.nickname ?? '',
    origin: template && {
      name: template.name.text,
      author: template.author,
      address: template.work === null ? null : thingAddress(template.work),
    },
    messages: messagesFor(locale, workspaceMessages),
  };
}

function throwNotFound(error: unknown): never {
  throw error instanceof AppError && error.key === 'not_found' ? data(null, { status: 404 }) : error;
}

export default function DesignPage({ loaderData: { id, name, person, author, origin, access } }: Route.ComponentProps) {
  const t = useTranslations('workspace');
  const e = useTranslations('errors');
  const s = useTranslations('start');
  const opening = useOpenedDesign(id, person);
  const { locale, settings } = useShell();
  const external = settings.workspace === 'external';
  const { beginning } = useBeginning();
  const publishes = useMay('works.publish');
  const brings = useMay('models.upload');
  const viewer = useViewer();
  const shared = useSharedPorts(id, access);
  useFreshAccess(opening.kind === 'open' ? opening.sync : null, access);
  const { role, prices, signedIn } = access;
  const works = role === 'owner' || role === 'edit';
  const follow = useRenderNews();
  const shows = useSearchParams()[0].get('panel') === 'render';
  const more = useMemo(
    () => ({
      ...(works && { pictures: accountPictures(id, locale) }),
      ...shared,
      ...(prices && { prices: seenPrices(id) }),
      versions: works ? designVersions(id, origin) : null,
      publish: publishes && role === 'owner' ? publishDesign(id) : null,
      render: role === 'owner' ? designRenders(id, { follow, publishes, unavailable: e('unavailable') }) : null,
      bringModel: brings && works ? ownModels(id, locale) : null,
      ...(signedIn && { exporting: designFiles(id, { author, locale, external }) }),
      ...(!signedIn && { favourites: null }),
      ...(beginning ? { beginning } : {}),
      ...(shows ? ({ opened: 'render' } as const) : {}),
    }),
    [
      id,
      locale,
      author,
      external,
      beginning,
      origin,
      publishes,
      brings,
      shared,
      works,
      role,
      prices,
      signedIn,
      e,
      shows,
      follow,
    ],
  );
  return (
    <>
      <title>{`${name || t('untitled')} · Hiên 轩`}</title>
      {opening.kind === 'failed' && (
        <main>
          <EmptyPage
            title={t('failedTitle')}
            text={opening.reason === 'future_version' ? s('refused.future_version') : e('unavailable')}
          >
            <Button variant="primary" onClick={opening.again}>
              {t('tryAgain')}
            </Button>
          </EmptyPage>
        </main>
      )}
      {opening.kind === 'opening' && <WorkspaceSkeleton name={name} />}
      {opening.kind === 'open' && (
        <LazyWorkspace
          name={name}
          id={id}
          sync={opening.sync}
          person={person}
          called={signedIn ? viewer?.nickname : null}
          more={more}
        />
      )}
    </>
  );
}
