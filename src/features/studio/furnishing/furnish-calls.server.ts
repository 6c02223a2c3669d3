import { z } from 'zod';
import { provinceField } from '#features/catalogue/offers/priced-list.ts';
import { shelfFor } from '#features/catalogue/offers/shelf.server.ts';
import { call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { furnishDesign } from './furnish-design.server.ts';
import { keptPerPerson, shelfRequests } from './furnish-limits.ts';
import { furnishBody, furnishData, shelfData, styleField, templateBody, templatesData } from './furnishing.ts';
import { keepTemplate, readTemplates, removeTemplate } from './templates.server.ts';

const tag = 'furnishing';
const params = z.object({ id: limitedText(64) });

/** Auto-furnish and AI templates (PRODUCT J5). */
export function furnishCalls() {
  return [
    call({
      method: 'POST',
      path: '/designs/{id}/furnish',
      who: 'signed-in',
      tag,
      summary: 'Three ways to furnish a room of my design, as commands with their price; or why it cannot be done',
      params,
      body: furnishBody,
      data: furnishData,
      errors: ['not_found', 'design_read_only', 'prices_hidden', 'too_many_requests', 'unavailable'],
      handle: ({ ctx, session, params, body }) => furnishDesign(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'GET',
      path: '/furnishing/shelf',
      who: 'anyone',
      tag,
      summary: 'What is on sale to furnish rooms with, of a style and what goes with it',
      query: z.object({ style: styleField, province: provinceField.optional() }),
      data: shelfData,
      limit: shelfRequests,
      fewAtOnce: true,
      handle: ({ ctx, query }) => shelfFor(ctx, query.style, query.province),
    }),
    call({
      method: 'GET',
      path: '/user/furnish-templates',
      who: 'signed-in',
      tag,
      summary: 'My AI templates, and how many I may have at once',
      data: templatesData,
      handle: ({ ctx, session }) => readTemplates(ctx, session.userId),
    }),
    call({
      method: 'POST',
      path: '/user/furnish-templates',
      who: 'signed-in',
      tag,
      summary: 'A furnishing kept for other rooms',
      body: templateBody,
      data: templatesData,
      idempotent: true,
      limit: keptPerPerson,
      errors: ['plan_ended', 'quota_not_included', 'quota_used_up'],
      handle: ({ ctx, session, body }) => keepTemplate(ctx, session.userId, body),
    }),
    call({
      method: 'DELETE',
      path: '/user/furnish-templates/{id}',
      who: 'signed-in',
      tag,
      summary: 'An AI template deleted: its place is free again',
      params,
      data: templatesData,
      idempotent: true,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => removeTemplate(ctx, session.userId, params.id),
    }),
  ];
}
