import type { RoleName } from '#lib/person.ts';

interface KindRule {
  /** For its owner and auditors only; every look at it is on record. */
  private: boolean;
  /** Who may bring one; nobody named is everyone signed in. An admin may bring any. */
  by?: RoleName;
  /** Not even for auditors: only who it was shown to sees it, through what it was shown in. */
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
  /** Of what somebody gives back; its seller sees it through the order. */
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
