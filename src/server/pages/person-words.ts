import type { Viewer } from '#lib/person.ts';
import type { PersonPlace } from '#platform/page-cache.ts';

/** What of a viewer names one person. All the rest (role, level, plan …) is shared with many. */
const words = ['id', 'nickname', 'initial', 'email', 'avatar', 'trialEndsAt', 'planEndsAt'] as const;

/**
 * A viewer with marks in place of the words that name them: whoever has the same role, level, plan and so on is the
 * same stranger, and sees the same page but for these words.
 */
export function strangerLike(viewer: Viewer, mark: string): Viewer {
  const stranger: Viewer = { ...viewer };
  for (const [at, word] of words.entries()) if (viewer[word]) stranger[word] = markOf(mark, at);
  return stranger;
}

/** The same for all who are the same stranger; names nobody. */
export function strangerKey(viewer: Viewer): string {
  return JSON.stringify(strangerLike(viewer, ''));
}

/** A person's words, in the order their marks are numbered; the last is the response's nonce. */
export function wordsOf(viewer: Viewer, nonce: string): string[] {
  return [...words.map((word) => viewer[word] ?? ''), nonce];
}

export const nonceWord = words.length;

/** Letters and digits alone: written the same as text, in an address and in JSON, in upper and lower case. */
export function markOf(mark: string, word: number): string {
  return `${mark}${word}`;
}

export function writtenAs(word: string, as: PersonPlace['as']): string {
  switch (as) {
    case 'html':
      return inHtml(word);
    case 'json':
      return inJson(word);
    case 'script':
      return inScript(inJson(word));
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Text or the value of an attribute, as React writes both. */
function inHtml(word: string): string {
  return word.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

function inJson(word: string): string {
  return JSON.stringify(word).slice(1, -1);
}

const unsafe = /[&<>\u2028\u2029]/g;

/** JSON in a string of a script in a page, as the router writes it. */
function inScript(json: string): string {
  return inJson(json).replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
