import { AppError } from '#lib/errors.ts';
import { readListAddress, type ListAddress } from './list-address.ts';
import type { ListKind } from './list-kind.ts';
import type { ListQuery } from './found.ts';

/** What a call was asked for. A filter nobody has, or a value it has not, is said rather than passed over. */
export function requireAddress({ size: _, cursor: __, ...query }: ListQuery, kind: ListKind): ListAddress {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  );
  const { refused, ...address } = readListAddress(entries, kind);
  if (refused.length > 0) throw new AppError('invalid_form', { field: refused[0]!.slice(0, 40) });
  return address;
}
