import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import type { PersonPage, PersonPart, PersonPlace } from '#platform/page-cache.ts';
import { scriptsIn, sharedPage } from '#server/pages/cached-page.ts';
import { markOf, nonceWord } from '#server/pages/person-words.ts';

const pack = promisify(deflateRaw);

/** Places with less than this between them are written together, characters. */
const apart = 400;

interface Rendered {
  response: Pick<PersonPage, 'status' | 'headers'>;
  text: string;
  html: boolean;
  nonce: string;
  mark: string;
}

/**
 * Takes a page rendered for a stranger (`person-words.ts`) apart. Scripts in which somebody will be named differ from
 * person to person and carry each response's own nonce; all others are named by their hash, as on visitors' pages.
 */
export async function personPage({ response, text, html, nonce, mark }: Rendered): Promise<PersonPage> {
  if (!html) return { ...response, hashes: [], parts: await partsOf(text, placesIn(text, mark, [], 'json')) };
  const shared = sharedPage(text, nonce, (script) =>
    script.includes(mark) ? ` nonce="${markOf(mark, nonceWord)}"` : null,
  );
  return {
    ...response,
    hashes: shared.hashes,
    parts: await partsOf(shared.html, placesIn(shared.html, mark, scriptsIn(shared.html))),
  };
}

type Place = PersonPlace & { from: number; to: number };

function placesIn(
  text: string,
  mark: string,
  scripts: readonly { from: number; to: number }[],
  usual: PersonPlace['as'] = 'html',
): Place[] {
  return [...text.matchAll(new RegExp(`${mark}(\\d)`, 'g'))].map((match) => {
    const from = match.index;
    const inside = scripts.some((script) => script.from <= from && from < script.to);
    return { from, to: from + match[0].length, word: Number(match[1]), as: inside ? 'script' : usual };
  });
}

/** Stretches that are the same for everyone, and between them the places. */
async function partsOf(text: string, places: readonly Place[]): Promise<PersonPart[]> {
  const parts: PersonPart[] = [];
  let done = 0;
  for (let at = 0; at < places.length;) {
    let last = at;
    for (
      let next = places[last + 1];
      next !== undefined && next.from - places[last]!.to < apart;
      next = places[last + 1]
    )
      last += 1;
    const together = places.slice(at, last + 1);
    parts.push(await sameForAll(text.slice(done, together[0]!.from)), { places: turnsOf(text, together) });
    done = together.at(-1)!.to;
    at = last + 1;
  }
  parts.push(await sameForAll(text.slice(done)));
  return parts;
}

function turnsOf(text: string, places: readonly Place[]): (string | PersonPlace)[] {
  return places.flatMap(({ word, as, to }, at) => {
    const next = places[at + 1];
    return next === undefined ? [{ word, as }] : [{ word, as }, text.slice(to, next.from)];
  });
}

async function sameForAll(text: string): Promise<PersonPart> {
  const bytes = Buffer.from(text);
  // A full flush ends at a byte and forgets what came before: such pieces can be put one after another.
  const deflated = await pack(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return { bytes, deflated };
}
