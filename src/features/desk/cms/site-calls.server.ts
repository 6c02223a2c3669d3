import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import { settingKeys, settingShapes, type SettingKey } from '#platform/stored-settings.ts';
import { versionField } from '#features/foundation/texts/entry-fields.ts';
import { limitedText } from '#platform/limited-text.ts';
import { pageEntry, pageForm } from './page-entry.ts';
import { listPages, readPage, resetPage, textPageKey, writePage } from './pages.server.ts';
import { changeSetting, listSettings } from './settings.server.ts';

const tag = 'console';
const pageParams = z.object({ key: limitedText(40) });
const settingEntry = <T extends z.ZodType>(value: T) =>
  z.object({
    key: z.enum(settingKeys),
    version: z.number().int(),
    updatedAt: z.string().nullable(),
    value,
  });

/** Pages of text and the settings (PRODUCT E3, M1). */
export function siteCalls(): Call[] {
  return [
    call({
      method: 'GET',
      path: '/admin/pages',
      who: { permission: 'texts.edit' },
      tag,
      summary: 'About us and the legal texts, with the languages each is written in',
      data: z.array(pageEntry),
      handle: ({ ctx }) => listPages(ctx.db),
    }),
    call({
      method: 'GET',
      path: '/admin/pages/{key}',
      who: { permission: 'texts.edit' },
      tag,
      summary: 'One page of text, and what the product ships with',
      params: pageParams,
      data: pageEntry,
      errors: ['not_found'],
      handle: ({ ctx, params }) => readPage(ctx.db, textPageKey(params.key)),
    }),
    call({
      method: 'PUT',
      path: '/admin/pages/{key}',
      who: { permission: 'texts.edit' },
      tag,
      summary: 'Writes a page of text from the version one has seen',
      params: pageParams,
      body: pageForm,
      data: pageEntry,
      errors: ['conflict', 'not_found'],
      handle: ({ ctx, params, body }) => writePage(ctx, textPageKey(params.key), body.version, body.content),
    }),
    call({
      method: 'DELETE',
      path: '/admin/pages/{key}',
      who: { permission: 'texts.edit' },
      tag,
      summary: 'Back to the words the product ships with',
      params: pageParams,
      body: z.strictObject({ version: versionField }),
      data: pageEntry,
      errors: ['conflict', 'not_found'],
      handle: ({ ctx, params, body }) => resetPage(ctx, textPageKey(params.key), body.version),
    }),
    call({
      method: 'GET',
      path: '/admin/settings',
      who: { permission: 'settings.edit' },
      tag,
      summary:
        'What an operator sets: company, joining amount, commission, support; the bank account has its own calls',
      data: z.array(settingEntry(z.unknown())),
      handle: ({ ctx }) => listSettings(ctx.db),
    }),
    ...settingKeys.map(settingCall),
  ];
}

function settingCall<K extends SettingKey>(key: K): Call {
  const value = settingShapes[key] as z.ZodType;
  return call({
    method: 'PUT',
    path: `/admin/settings/${key}`,
    who: { permission: 'settings.edit' },
    tag,
    summary: `Sets ${key}, from the version one has seen`,
    body: z.strictObject({ version: versionField, value }),
    data: settingEntry(z.unknown()),
    errors: ['conflict'],
    // Validated by the schema of this very key, which the type does not know.
    handle: ({ ctx, body }) => changeSetting(ctx, key, body.version, body.value as never),
  });
}
