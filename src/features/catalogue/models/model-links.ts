import { pages } from '#features/catalogue/content/addresses.ts';
import type { PictureShape } from './model.ts';

/** Finishes by slot, as an address carries them: `frame:oak-pale,legs:walnut`. */
export type Finishes = Readonly<Record<string, string>>;

export function writtenFinishes(finishes: Finishes): string {
  return Object.entries(finishes)
    .map(([slot, id]) => `${slot}:${id}`)
    .join(',');
}

/** The finishes an address names; malformed ones are left out, which null reports. */
export function readFinishes(text: string | null | undefined): Finishes | null {
  if (!text) return {};
  const pairs = text.split(',').map((pair) => /^([a-zA-Z][a-zA-Z0-9]{0,29}):([a-z0-9-]{1,40})$/.exec(pair));
  return pairs.length <= 12 && pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map(([, slot = '', id = '']) => [slot, id]))
    : null;
}

/** `edition` identifies the very picture, so that a browser may cache it for a year. */
export function pictureAddress(
  id: string,
  { size, shape, finishes, edition }: { size: number; shape: PictureShape; finishes: Finishes; edition: string },
): string {
  return `/api/models/${id}/thumbnail?${queryOf({ size: String(size), shape, finish: writtenFinishes(finishes), v: edition })}`;
}

/** The same picture in another size and shape. */
export function reshaped(address: string, size: number, shape: PictureShape): string {
  const [path, query] = address.split('?');
  const values = new URLSearchParams(query);
  return `${path}?${queryOf({ ...Object.fromEntries(values), size: String(size), shape })}`;
}

export function glbAddress(id: string, finishes: Finishes, edition: string): string {
  return `/api/models/${id}.glb?${queryOf({ finish: writtenFinishes(finishes), v: edition })}`;
}

export function detailAddress(id: string, finishes: Finishes = {}): string {
  return `${pages.modelDetail.path}?${queryOf({ id, finish: writtenFinishes(finishes) })}`;
}

/** What an address carries as it is. */
const plain = /^[\w*.:,-]*$/;

function queryOf(values: Record<string, string>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== '');
  // A list writes two dozen addresses, and none of them usually has anything to escape.
  if (pairs.every(([, value]) => plain.test(value))) return pairs.map(([name, value]) => `${name}=${value}`).join('&');
  return new URLSearchParams(pairs).toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
}
