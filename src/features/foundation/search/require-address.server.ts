import { AppError } from '#lib/errors.ts';
import { readListAddress, type ListAddress } from './list-address.ts';
import type { ListKind } from './list-kind.ts';
import type { FindOptions } from './find.server.ts';
import type { ListQuery } from './found.ts';

/** The parsed query of a call. An unknown filter or value is refused, not ignored. */
export function requireAddress({ size: _, cursor: __, facets: ___, ...query }: ListQuery, kind: ListKind): ListAddress {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  );
  const { refused, ...address } = readListAddress(entries, kind);
  if (refused[0] !== undefined) throw new AppError('invalid_form', { field: refused[0].slice(0, 40) });
  return address;
}

export type ListOptions = Pick<FindOptions, 'size' | 'cursor' | 'facets'>;

/** Counting every value of every filter costs more than the list itself: only for who asks. */
export function listOptionsOf({ size, cursor, facets }: ListQuery): ListOptions {
  return { size, facets: facets === '1', ...(cursor === undefined ? {} : { cursor }) };
}
