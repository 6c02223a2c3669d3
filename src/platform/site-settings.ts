import { z } from 'zod';

/** What `GET /common/settings` tells everyone, and the frame of every page reads. */
export const siteSettings = z.object({
  origin: z.string(),
  /** The host of the calls where they have one of their own. */
  apiOrigin: z.string().nullable(),
  company: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  partners: z.array(z.object({ name: z.string(), url: z.string().nullable() })),
  password: z.object({ min: z.number(), max: z.number(), policy: z.enum(['seed', 'strict']) }),
  phoneCountries: z.array(z.string()),
  uploadLimitBytes: z.number(),
  zoomShortcutsBlocked: z.boolean(),
  demo: z.boolean(),
  localOutbox: z.boolean(),
  workspace: z.enum(['own', 'external']),
});
export type SiteSettings = z.infer<typeof siteSettings>;
