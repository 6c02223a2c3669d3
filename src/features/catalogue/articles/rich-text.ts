import { isSafeLink } from '#lib/safe-link.ts';

/** A run of text with at most one format. Articles support nothing else, HTML included. */
export interface Span {
  text: string;
  look?: 'strong' | 'em';
  href?: string;
}

const marks = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|\[([^[\]\n]+)\]\(([^()\s]*)\)/g;

/** A line parsed for rendering. A link to anywhere but our site or https becomes plain text. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of line.matchAll(marks)) {
    if (found.index > from) spans.push({ text: line.slice(from, found.index) });
    spans.push(spanOf(found));
    from = found.index + found[0].length;
  }
  if (from < line.length) spans.push({ text: line.slice(from) });
  return spans;
}

/** The text alone: for search, feeds, descriptions. */
export function plainText(body: string): string {
  return body
    .split('\n')
    .map((line) =>
      spansOf(line.replace(/^(#{2,3}|-|>|\d+\.) /, ''))
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n');
}

/** Anything that looks like a link, valid or not: the author of a link to a script gets an error instead of silence. */
const linkLike = /\[[^[\]\n]*\]\(\s*([^)\n]*)/g;

/** Targets of links in a text that are not allowed. */
export function refusedLinks(body: string): string[] {
  return [...body.matchAll(linkLike)].flatMap(([, link = '']) => (isSafeLink(link.trim()) ? [] : [link]));
}

function spanOf([, strong, em, words = '', link = '']: RegExpExecArray): Span {
  if (strong !== undefined) return { text: strong, look: 'strong' };
  if (em !== undefined) return { text: em, look: 'em' };
  return isSafeLink(link) ? { text: words, href: link } : { text: words };
}
