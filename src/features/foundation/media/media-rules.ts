import type { RoleName } from '#lib/person.ts';

interface KindRule {
  /** Only for its owner and admins; every view is audited. */
  private: boolean;
  /** The role that may upload one; without it everyone signed in. An admin may upload any. */
  by?: RoleName;
  /** Not even for admins: only for those it was shared with, through what it was shared in. */
  confidential?: boolean;
}

/** What a picture is for decides who may see it. */
const mediaRules = {
  avatar: { private: false },
  work: { private: false, by: 'ROLE_DESIGNER' },
  product: { private: false, by: 'ROLE_MERCHANT' },
  review: { private: false },
  article: { private: false, by: 'ROLE_ADMIN' },
  banner: { private: false, by: 'ROLE_ADMIN' },
  receipt: { private: true },
  /** Of a returned piece; its seller sees it through the order. */
  return: { private: true },
  identity: { private: true },
  licence: { private: true },
  talk: { private: true, confidential: true },
} as const satisfies Record<string, KindRule>;

export type MediaKind = keyof typeof mediaRules;
export const mediaKinds = Object.keys(mediaRules) as [MediaKind, ...MediaKind[]];

/** The kind's rule with all that a rule can have. */
export function ruleOf(kind: MediaKind): KindRule {
  return mediaRules[kind];
}
