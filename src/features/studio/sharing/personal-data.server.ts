import { z } from 'zod';
import { sharedRoles } from '#features/studio/designs/design-roles.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { forgetSharing, sharingKeptFor } from './personal-data-queries.server.ts';

const grant = { design: z.string(), role: z.enum(sharedRoles), prices: z.boolean(), at: z.string() };
const shape = {
  designsSharedWithMe: z.array(z.object(grant)),
  designsShared: z.array(z.object({ ...grant, with: z.string().nullable() })),
  designLinks: z.array(z.object({ ...grant, expiresAt: z.string(), revokedAt: z.string().nullable() })),
};

interface Kept {
  design_id: string;
  role: (typeof sharedRoles)[number];
  prices: boolean;
  created_at: Date;
}
const written = ({ design_id, role, prices, created_at }: Kept) => ({
  design: design_id,
  role,
  prices,
  at: created_at.toISOString(),
});

export const sharingPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    async read(db, userId) {
      const { given, shared, links } = await sharingKeptFor(db, userId);
      return {
        designsSharedWithMe: given.map(written),
        designsShared: shared.map((row) => ({ ...written(row), with: row.contact })),
        designLinks: links.map((row) => ({
          ...written(row),
          expiresAt: row.expires_at.toISOString(),
          revokedAt: row.revoked_at?.toISOString() ?? null,
        })),
      };
    },
  },
  erase: (db, _clock, userId, contacts) => forgetSharing(db, userId, contacts),
};
