import { AppError } from '#lib/errors.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { readSharedBoard } from './boards.server.ts';
import type { SharedBoard } from './favourite.ts';
import type { ThingReadContext } from './show-things.server.ts';

interface SharedBoardPage {
  board: SharedBoard | null;
  status: 200 | 404;
  title: string;
  description: string;
  messages: ReturnType<typeof messagesFor<'favourites' | 'cards'>>;
}

/** Data of `?board=<key>` for whoever has the link; null where there is no such board, or no longer. */
export async function loadSharedBoard(ctx: ThingReadContext, key: string): Promise<SharedBoardPage> {
  const board = await readSharedBoard(ctx, key).catch((error: unknown) => {
    if (error instanceof AppError && error.key === 'not_found') return null;
    throw error;
  });
  const t = translator(ctx.locale, 'favourites');
  return {
    board,
    status: board === null ? 404 : 200,
    messages: messagesFor(ctx.locale, ['favourites', 'cards']),
    title: translator(ctx.locale, 'pages')('withBrand', { title: board?.name ?? t('shared.gone') }),
    description: board === null ? t('shared.goneText') : t('shared.by', { name: board.owner }),
  };
}
