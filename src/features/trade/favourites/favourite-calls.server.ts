import { z } from 'zod';
import { call } from '#platform/call.ts';
import { atPage, nextField, pageFields, withNext } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';
import {
  removeBoard,
  listBoards,
  makeBoard,
  addToBoard,
  readSharedBoard,
  renameBoard,
  shareBoard,
  removeFromBoard,
  unshareBoard,
} from './boards.server.ts';
import {
  boardBody,
  boardData,
  favouritesData,
  favouritesQuery,
  marksData,
  marksQuery,
  sharedBoard,
} from './favourite.ts';
import { addFavourite, removeFavourite, listFavourites, favouritesAmong } from './favourites.server.ts';

const [tag, who] = ['favourites', 'signed-in'] as const;
const params = z.object({ id: limitedText(64) });
const placed = z.object({ id: limitedText(64), thing: limitedText(64) });
const kept = z.object({ kept: z.boolean() });

/** The calls about favourites and boards (PRODUCT F6). */
export function favouriteCalls() {
  return [...heartCalls(), ...boardCalls(), ...placeCalls()];
}

function heartCalls() {
  return [
    call({
      method: 'GET',
      path: '/user/favourites/marks',
      who,
      tag,
      publicIds: true,
      summary: 'Which of these the caller keeps: the hearts of a page, asked once',
      query: marksQuery,
      data: marksData,
      handle: ({ ctx, session, query }) => favouritesAmong(ctx, session.userId, query.ids),
    }),
    call({
      method: 'GET',
      path: '/user/favourites',
      who,
      tag,
      summary: 'What the caller keeps, the latest first; of one kind or board, where named',
      query: favouritesQuery.extend(pageFields(1_000)),
      data: favouritesData.extend(nextField),
      errors: ['not_found'],
      async handle({ ctx, session, query }) {
        const found = await listFavourites(ctx, session.userId, atPage(query));
        return withNext(found, found.counts[query.kind]);
      },
    }),
    call({
      method: 'PUT',
      path: '/user/favourites/{id}',
      who,
      tag,
      publicIds: true,
      summary: 'Keeps a product, a work or a designer; of a product, the variant that was chosen too',
      params,
      query: z.object({ variant: limitedText(64).optional() }),
      data: kept,
      errors: ['not_found', 'list_full'],
      handle: ({ ctx, session, params, query }) => addFavourite(ctx, session.userId, params.id, query.variant ?? null),
    }),
    call({
      method: 'DELETE',
      path: '/user/favourites/{id}',
      who,
      tag,
      publicIds: true,
      summary: 'Lets it go, from every board too',
      params,
      data: kept,
      handle: ({ ctx, session, params }) => removeFavourite(ctx, session.userId, params.id),
    }),
  ];
}

function boardCalls() {
  return [
    call({
      method: 'GET',
      path: '/user/boards',
      who,
      tag,
      summary: 'Own boards, the newest first',
      data: z.array(boardData),
      handle: ({ ctx, session }) => listBoards(ctx, session.userId),
    }),
    call({
      method: 'POST',
      path: '/user/boards',
      who,
      tag,
      summary: 'A new board',
      body: boardBody,
      data: boardData,
      idempotent: true,
      errors: ['list_full'],
      handle: ({ ctx, session, body }) => makeBoard(ctx, session.userId, body.name),
    }),
    call({
      method: 'PUT',
      path: '/user/boards/{id}',
      who,
      tag,
      summary: 'Another name',
      params,
      body: boardBody,
      data: boardData,
      errors: ['not_found'],
      handle: ({ ctx, session, params, body }) => renameBoard(ctx, session.userId, params.id, body.name),
    }),
    call({
      method: 'DELETE',
      path: '/user/boards/{id}',
      who,
      tag,
      summary: 'Deletes a board; what lay on it stays kept',
      params,
      data: z.null(),
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => removeBoard(ctx, session.userId, params.id),
    }),
    call({
      method: 'PUT',
      path: '/user/boards/{id}/share',
      who,
      tag,
      summary: 'Shares it by a link nobody can guess',
      params,
      data: boardData,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => shareBoard(ctx, session.userId, params.id),
    }),
    call({
      method: 'DELETE',
      path: '/user/boards/{id}/share',
      who,
      tag,
      summary: 'Takes the link back',
      params,
      data: boardData,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => unshareBoard(ctx, session.userId, params.id),
    }),
    call({
      method: 'GET',
      path: '/boards/{key}',
      who: 'anyone',
      tag,
      summary: 'A shared board, for whoever has its link',
      params: z.object({ key: limitedText(64) }),
      data: sharedBoard,
      errors: ['not_found'],
      handle: ({ ctx, params }) => readSharedBoard(ctx, params.key),
    }),
  ];
}

function placeCalls() {
  return [
    call({
      method: 'PUT',
      path: '/user/boards/{id}/things/{thing}',
      who,
      tag,
      summary: 'Puts something kept on a board',
      params: placed,
      data: boardData,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => addToBoard(ctx, session.userId, params.id, params.thing),
    }),
    call({
      method: 'DELETE',
      path: '/user/boards/{id}/things/{thing}',
      who,
      tag,
      summary: 'Takes it off again',
      params: placed,
      data: boardData,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => removeFromBoard(ctx, session.userId, params.id, params.thing),
    }),
  ];
}
