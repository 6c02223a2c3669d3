import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { limitedText } from '#platform/limited-text.ts';
import { listQuery } from './found.ts';
import type { ListAddress } from './list-address.ts';
import type { ListKind } from './list-kind.ts';
import { listOptionsOf, requireAddress, type ListOptions } from './require-address.server.ts';

interface Browsed<List extends z.ZodType, Detail extends z.ZodType> {
  path: string;
  tag: string;
  kind: ListKind;
  /** Tables both show. */ shows: readonly string[];
  list: {
    summary: string;
    data: List;
    find(ctx: RequestContext, address: ListAddress, query: ListOptions): Promise<z.input<List>>;
  };
  one: { summary: string; data: Detail; read(ctx: RequestContext, id: string): Promise<z.input<Detail>> };
}

/** The two calls of whatever is looked for in a list and opened from it: the list with its filters, and one of it. */
export function browseCalls<List extends z.ZodType, Detail extends z.ZodType>({
  path,
  tag,
  kind,
  shows,
  list,
  one,
}: Browsed<List, Detail>): Call[] {
  return [
    call({
      method: 'GET',
      path,
      who: 'anyone',
      tag,
      summary: list.summary,
      shows,
      query: listQuery,
      data: list.data,
      handle: ({ ctx, query }) => list.find(ctx, requireAddress(query, kind), listOptionsOf(query)),
    }),
    call({
      method: 'GET',
      path: `${path}/{id}`,
      who: 'anyone',
      tag,
      summary: one.summary,
      shows,
      params: z.object({ id: limitedText(64) }),
      data: one.data,
      errors: ['not_found'],
      handle: ({ ctx, params }) => one.read(ctx, params.id),
    }),
  ];
}
