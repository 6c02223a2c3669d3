import { z } from 'zod';
import { listPieces } from '#features/catalogue/offers/priced-list.server.ts';
import { listBody, pricedList, provinceField } from '#features/catalogue/offers/priced-list.ts';
import { csvTypes } from '#features/people/console/csv.server.ts';
import { sendLimits } from '#design/commands/wire.ts';
import { call, fileCall } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { listOfDesign } from './design-list.server.ts';
import { designList } from './design-list.ts';
import { listCsv } from './list-csv.server.ts';

const tag = 'designs';
const params = z.object({ id: limitedText(64) });
const query = z.object({ province: provinceField.optional() });
const limit = { hits: 120, seconds: 60 };

/** The calls about what a home costs (PRODUCT O1, O2). */
export function designListCalls() {
  return [
    call({
      method: 'GET',
      path: '/designs/{id}/list',
      who: 'signed-in-or-link',
      tag,
      summary: 'Everything in one of my designs with exact variants, prices, deliveries, and my budget',
      params,
      query,
      data: designList,
      limit,
      fewAtOnce: true,
      errors: ['not_found', 'prices_hidden'],
      handle: async ({ ctx, session, params, query }) =>
        (await listOfDesign(ctx, session?.userId ?? null, params.id, query.province)).list,
    }),
    fileCall({
      path: '/designs/{id}/export/csv',
      who: 'signed-in-or-link',
      tag,
      summary: 'The list of one of my designs as a file for spreadsheets; deliveries are lines of their own',
      file: csvTypes,
      params,
      query,
      limit: { hits: 60, seconds: 3600 },
      errors: ['not_found', 'prices_hidden'],
      handle: ({ ctx, session, params, query }) => listCsv(ctx, session?.userId ?? null, params.id, query.province),
    }),
    call({
      method: 'POST',
      path: '/common/list',
      who: 'anyone',
      tag,
      summary: 'What pieces on somebody’s screen cost, with exact variants; nothing of it is stored',
      body: listBody,
      bodyBytes: sendLimits.bytes,
      data: pricedList,
      limit,
      fewAtOnce: true,
      handle: ({ ctx, body }) => listPieces(ctx, body),
    }),
  ];
}
