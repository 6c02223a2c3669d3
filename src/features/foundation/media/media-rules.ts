import type { Permission } from '#lib/permissions.ts';

interface KindRule {
  /** For its owner and admins only; every look at it is on record. */
  private: boolean;
  /** Who may bring one; no permission named is everyone signed in. */
  by?: Permission;
  /** Not even for admins: only who it was shown to sees it, through what it was shown in. */
  confidential?: boolean;
  /** To be read, not looked at: drawn anew for a quarter of the work, without the fine edges of its colours. */
  record?: boolean;
  /** Belongs to a form that one may leave and come back to: unused, it stays for `unsavedDays`. */
  drafted?: boolean;
}

/** What a picture is for decides who may see it. */
const mediaRules = {
  avatar: { private: false },
  work: { private: false, by: 'works.upload', drafted: true },
  product: { private: false, by: 'products.upload', drafted: true },
  review: { private: false },
  article: { private: false, by: 'articles.edit' },
  banner: { private: false, by: 'banners.edit' },
  receipt: { private: true, record: true },
  /** Of a returned piece; its seller sees it through the order. */
  return: { private: true },
  identity: { private: true, record: true },
  licence: { private: true, record: true },
  talk: { private: true, confidential: true },
  /** A plan someone traces; whoever may see the design sees it through that. */
  underlay: { private: true, confidential: true },
} as const satisfies Record<string, KindRule>;

export type MediaKind = keyof typeof mediaRules;
export const mediaKinds = Object.keys(mediaRules) as [MediaKind, ...MediaKind[]];

/** The kind's rule with all that a rule can have. */
export function ruleOf(kind: MediaKind): KindRule {
  return mediaRules[kind];
}
