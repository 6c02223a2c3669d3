import { AppError } from '#lib/errors.ts';
import { readListAddress, type ListAddress } from './list-address.ts';
import type { ListKind } from './list-kind.ts';
import type { ListQuery } from './found.ts';

/** The parsed query of a call. An unknown filter or value is refused, not ignored. */
export function requireAddress({ size: _, cursor: __, ...query }: ListQuery, kind: ListKind): ListAddress {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  );
  const { refused, ...address } = readListAddress(entries, kind);
  if (refused[0] !== undefined) throw new AppError('invalid_form', { field: refused[0].slice(0, 40) });
  return address;
}
