import { z } from 'zod';
import { locales } from '#lib/locale.ts';
import { roleNames } from '#lib/permissions.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { trimmedText } from '#platform/limited-text.ts';

export const personStates = ['active', 'suspended', 'deleted'] as const;
export type PersonState = (typeof personStates)[number];

const reasonLine = trimmedText(1000, 'invalid_form').min(1, 'invalid_form');
/** A reason in one language at least. */
const reasonField = z
  .strictObject(
    Object.fromEntries(locales.map((locale) => [locale, reasonLine.optional()])) as Record<
      (typeof locales)[number],
      z.ZodOptional<typeof reasonLine>
    >,
  )
  .refine((reason) => Object.values(reason).some((text) => text !== undefined), 'invalid_form')
  .transform(
    (reason) => Object.fromEntries(Object.entries(reason).filter(([, text]) => text !== undefined)) as Trilingual,
  );

export const reasonBody = z.strictObject({ reason: reasonField });
const someRoles = z.array(z.enum(roleNames)).max(roleNames.length);
/** `seen`: those the window showed. What was given or taken since is not undone by it. */
export const rolesBody = z.strictObject({ roles: someRoles, seen: someRoles });
export type RolesForm = z.infer<typeof rolesBody>;
export const personState = z.object({ status: z.enum(personStates), roles: z.array(z.enum(roleNames)) });

/** A line of the list. */
export interface PersonLine {
  id: string;
  nickname: string;
  email: string;
  mobile: string | null;
  avatar: string | null;
  city: string | null;
  roles: string[];
  designerLevel: string | null;
  status: PersonState;
  createdAt: string;
}

export interface PersonDetail extends PersonLine {
  locale: string;
  companyName: string | null;
  trialEndsAt: string | null;
  suspendedAt: string | null;
  suspendedReason: Trilingual;
  demo: boolean;
  secondFactor: boolean;
  counts: { works: number; products: number; designs: number };
  designerId: string | null;
  merchantId: string | null;
}
