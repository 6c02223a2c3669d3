import { z } from 'zod';

/** The answer of `GET /common/settings`, which the frame of every page uses. */
export const siteSettings = z.object({
  origin: z.string(),
  /** The host of the calls, if separate. */
  apiOrigin: z.string().nullable(),
  company: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  /** How people reach support; what is not given is empty. */
  support: z.object({
    email: z.string(),
    phone: z.string(),
    zalo: z.string(),
    wechat: z.string(),
    hours: z.object({ zh: z.string().optional(), en: z.string().optional(), vi: z.string().optional() }),
  }),
  partners: z.array(z.object({ name: z.string(), url: z.string().nullable() })),
  password: z.object({ min: z.number(), max: z.number(), policy: z.enum(['seed', 'strict']) }),
  phoneCountries: z.array(z.string()),
  uploadLimitBytes: z.number(),
  zoomShortcutsBlocked: z.boolean(),
  demo: z.boolean(),
  localOutbox: z.boolean(),
  workspace: z.enum(['own', 'external']),
  /** Hosts whose 3D viewers a work may embed, including subdomains. */
  viewerHosts: z.array(z.string()),
  /** The provider of the chat widget, for those who agreed to it (PRODUCT A7). */
  chat: z
    .object({ provider: z.enum(['tawk', 'crisp', 'chatwoot']), account: z.string(), origin: z.string() })
    .nullable(),
});
export type SiteSettings = z.infer<typeof siteSettings>;
