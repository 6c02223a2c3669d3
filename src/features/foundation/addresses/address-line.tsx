import { useLocale } from 'use-intl';
import { parseLocale } from '#lib/locale.ts';
import { addressLine, type SavedAddress } from './address.ts';

/** An address for who reads it; for who sends something there (`envelope`) wholly in Vietnamese. */
export function AddressLine({ address, envelope = false }: { address: SavedAddress; envelope?: boolean }) {
  const locale = parseLocale(useLocale()) ?? 'vi';
  return <span lang="vi">{addressLine(address, envelope ? 'vi' : locale)}</span>;
}
