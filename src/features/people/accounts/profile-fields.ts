import type { ProfileChange, UserData } from '#features/people/accounts/account.ts';
import type { PersonKind } from '#lib/person.ts';

export type ProfileField = keyof ProfileChange;

/**
 * The profile fields of each kind of person (seed, section 3), in display order. A home address is none of what others
 * may know: addresses are in the address book.
 */
export const profileFields: Record<PersonKind, readonly ProfileField[]> = {
  user: ['nickname', 'username', 'city', 'styles', 'introduction'],
  designer: ['nickname', 'username', 'city', 'experience', 'styles', 'companyName', 'school', 'major', 'introduction'],
  merchant: ['nickname', 'companyName', 'companyAddress', 'contactPhone', 'city', 'businessScope', 'introduction'],
};

/** Fields required to publish or sell (PRODUCT, "complete profile first"); who only buys needs none. */
const needed: Record<PersonKind, readonly (ProfileField | 'mobile')[]> = {
  user: [],
  designer: ['nickname', 'mobile', 'city'],
  merchant: ['companyName', 'companyAddress', 'contactPhone'],
};

export interface Completeness {
  filled: number;
  total: number;
  missing: (ProfileField | 'mobile')[];
}

export function completenessOf(user: UserData, kind: PersonKind): Completeness {
  const asked = profileFields[kind];
  return {
    filled: asked.filter((field) => isFilled(user[field])).length,
    total: asked.length,
    missing: needed[kind].filter((field) => !isFilled(user[field])),
  };
}

export function formOf(user: UserData, kind: PersonKind): Record<string, string> {
  return Object.fromEntries(profileFields[kind].map((field) => [field, asText(user[field])]));
}

/** Styles are typed as a list with commas, of any script. */
export function changeOf(form: Record<string, string>): ProfileChange {
  return Object.fromEntries(
    Object.entries(form).map(([field, text]) => [
      field,
      field === 'styles'
        ? text
            .split(/[,，、;；]/)
            .map((part) => part.trim())
            .filter(Boolean)
        : text,
    ]),
  );
}

function asText(value: string | string[] | null): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

function isFilled(value: string | string[] | null): boolean {
  return asText(value).trim() !== '';
}
