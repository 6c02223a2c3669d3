import { isSafeLink } from '#lib/safe-link.ts';

/**
 * A run of text with at most one look. Articles know nothing else: what is not in this list cannot be said, HTML
 * included.
 */
export interface Span {
  text: string;
  look?: 'strong' | 'em';
  href?: string;
}

const marks = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|\[([^[\]\n]+)\]\(([^()\s]*)\)/g;

/** A line as a page sets it. A link that leads anywhere but our site or https is only its words. */
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

/** The words alone: for search, feeds, descriptions. */
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

/**
 * Anything that looks like a link, also where it is not one for us: who writes one to a script is told, not ignored.
 */
const linkLike = /\[[^[\]\n]*\]\(\s*([^)\n]*)/g;

/** Where links of a text lead that may not be led to. */
export function refusedLinks(body: string): string[] {
  return [...body.matchAll(linkLike)].flatMap(([, link = '']) => (isSafeLink(link.trim()) ? [] : [link]));
}

function spanOf([, strong, em, words = '', link = '']: RegExpExecArray): Span {
  if (strong !== undefined) return { text: strong, look: 'strong' };
  if (em !== undefined) return { text: em, look: 'em' };
  return isSafeLink(link) ? { text: words, href: link } : { text: words };
}
