import type { Messages } from 'use-intl';
import type { Locale } from '#lib/locale.ts';
import { messagesFor } from '#text/messages.server.ts';
import { messageBranches } from './audit-words.ts';

interface Tree {
  [name: string]: unknown;
}

/**
 * The texts audit values are displayed with, from ten catalogues of which a page needs a few each. The frame brings its
 * own.
 */
export function auditMessages(locale: Locale): Partial<Messages> {
  const picked: Tree = {};
  for (const names of messageBranches.map((branch) => branch.split('.'))) {
    const feature = names[0] as keyof Messages;
    if (feature !== 'console' && feature !== 'shell') copyBranch(messagesFor(locale, [feature]), names, picked);
  }
  return picked as Partial<Messages>;
}

function copyBranch(from: object, [name = '', ...rest]: readonly string[], into: Tree): void {
  const found = (from as Tree)[name];
  if (rest.length === 0) into[name] = found;
  else copyBranch(found as object, rest, (into[name] ??= {}) as Tree);
}
