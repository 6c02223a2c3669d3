import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';
import { thisMachine } from '#lib/this-machine.ts';
import type { SiteSettings } from '#platform/site-settings.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const words = z.string().transform((value) =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);

/** Every setting there is; README has the same table for people. All optional: the product runs with none. */
const environment = z.object({
  HOST: z.string().min(1).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HIEN_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  API_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  TRUST_PROXY: words
    .pipe(z.array(z.string().refine(isNetwork, 'addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal')))
    .optional(),
  HIEN_DATA: z.string().min(1).default('.hien'),
  HIEN_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  HIEN_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HIEN_DEMO: flag.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Hiên 轩 <no-reply@localhost>'),
  SMS_PROVIDER: z.enum(['twilio']).optional(),
  SMS_ACCOUNT: z.string().optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_BASE_URL: z.url().default('https://api.twilio.com'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'a bucket name')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'a region, for example ap-southeast-1')
    .default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  HIEN_RENDER_THREADS: z.coerce.number().int().min(0).max(64).optional(),
  HIEN_RENDER_DRAFT: flag.default(false),
  /** Its path. */
  FFMPEG_BIN: z.string().startsWith('/', 'not an absolute path').max(500).optional(),
  HIEN_SERVER: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  HIEN_RENDER_TOKEN: z
    .string()
    .regex(/^hrw_[A-Za-z0-9_-]{43}$/, 'a token made in the console')
    .optional(),
  WORKSPACE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHAT_PROVIDER: z.enum(['tawk', 'crisp', 'chatwoot']).optional(),
  CHAT_ACCOUNT: z.string().optional(),
  CHAT_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  PASSWORD_POLICY: z.enum(['seed', 'strict']).default('seed'),
  PHONE_COUNTRIES: words
    .pipe(z.array(z.string().refine((code) => isSupportedCountry(code), 'two-letter country codes')).min(1))
    .default(['VN']),
  HSTS_SUBDOMAINS: flag.default(true),
  ZOOM_SHORTCUTS: z.enum(['block', 'allow']).default('block'),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'at least 16 characters, none of them a space')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface Config {
  host: string;
  port: number;
  origin: string;
  /** Origins a browser may come from: the public one, and without one set, this machine by any of its names. */
  origins: string[];
  /**
   * The calls on a host of their own beside the site's (PRODUCT, Addresses): its origin, and the domain whose cookies
   * both share.
   */
  api: { origin: string; cookieDomain: string } | null;
  trustProxy: string[];
  dataDir: string;
  secret: string | null;
  role: 'all' | 'web' | 'worker';
  demo: boolean;
  databaseUrl: string | null;
  /** A streaming replica of it, where public lists and pages are read. */
  replicaUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  sms: { account: string; token: string; from: string; baseUrl: string } | null;
  /** Where media lie instead of in `dataDir`. */
  s3: { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string } | null;
  /** Threads that trace pictures, of low priority; 0 leaves all of it to other machines. */
  renderThreads: number;
  /** Pictures are made tiny: to try the queue and its machines without waiting. */
  renderDraft: boolean;
  /** Where this process traces for another server, and is none itself. */
  renderFor: { server: string; token: string } | null;
  /** A program that encodes films, in place of ours. */
  ffmpeg: string | null;
  workspaceUrl: string | null;
  chat: SiteSettings['chat'];
  passwordPolicy: 'seed' | 'strict';
  phoneCountries: string[];
  zoomShortcutsBlocked: boolean;
  /** Browsers are told to ask every host below ours by https too. */
  hstsSubdomains: boolean;
  /** Who sends it as a bearer token reads the figures from anywhere. */
  metricsToken: string | null;
  logLevel: string;
}

/** Reads the environment once. A bad variable is named, and the server does not start. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new Error(
      `Settings: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join('; ')}`,
    );
  const e = parsed.data;
  const host = e.HOST ?? 'localhost';
  const here = thisMachine.map((name) => `http://${name}:${e.PORT}`);
  return {
    host,
    port: e.PORT,
    origin: e.HIEN_ORIGIN ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${e.PORT}`,
    origins: e.HIEN_ORIGIN ? [e.HIEN_ORIGIN] : [...here, `http://${host}:${e.PORT}`],
    api: apiOf(e),
    trustProxy: e.TRUST_PROXY ?? [],
    dataDir: e.HIEN_DATA,
    secret: e.HIEN_SECRET ?? null,
    role: e.HIEN_ROLE,
    demo: e.HIEN_DEMO ?? isLocalOnly(e),
    databaseUrl: e.DATABASE_URL ?? null,
    replicaUrl: replicaOf(e),
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    sms: smsOf(e),
    s3: s3Of(e),
    renderThreads: e.HIEN_RENDER_THREADS ?? (e.HIEN_SERVER === undefined ? halfTheCores() : availableParallelism()),
    renderDraft: e.HIEN_RENDER_DRAFT,
    renderFor: renderForOf(e),
    ffmpeg: e.FFMPEG_BIN ?? null,
    workspaceUrl: e.WORKSPACE_URL ?? null,
    chat: chatOf(e),
    passwordPolicy: e.PASSWORD_POLICY,
    phoneCountries: e.PHONE_COUNTRIES,
    zoomShortcutsBlocked: e.ZOOM_SHORTCUTS === 'block',
    hstsSubdomains: e.HSTS_SUBDOMAINS,
    metricsToken: e.METRICS_TOKEN ?? null,
    logLevel: e.LOG_LEVEL,
  };
}

/**
 * Only this machine has access: no database, address or public name was configured. Otherwise anyone who clicks would
 * be the demo's admin.
 */
function isLocalOnly(e: z.infer<typeof environment>): boolean {
  const named = e.HIEN_ORIGIN !== undefined && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(e.HIEN_ORIGIN);
  return e.DATABASE_URL === undefined && e.HOST === undefined && !named;
}

/** Pages come first: half the cores, and of two one. */
function halfTheCores(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2));
}

function replicaOf(e: z.infer<typeof environment>): string | null {
  if (e.DATABASE_REPLICA_URL !== undefined && e.DATABASE_URL === undefined)
    throw new Error('Settings: DATABASE_REPLICA_URL (needs DATABASE_URL, whose replica it is)');
  return e.DATABASE_REPLICA_URL ?? null;
}

function renderForOf(e: z.infer<typeof environment>): Config['renderFor'] {
  const server = e.HIEN_SERVER;
  const token = e.HIEN_RENDER_TOKEN;
  if (server === undefined && token === undefined) return null;
  if (server === undefined || token === undefined)
    throw new Error('Settings: HIEN_SERVER and HIEN_RENDER_TOKEN (one needs the other)');
  return { server, token };
}

/** Only a sibling of the site's own host shares its cookies with it. */
function apiOf(e: z.infer<typeof environment>): Config['api'] {
  if (e.API_ORIGIN === undefined) return null;
  const site = new URL(e.HIEN_ORIGIN ?? 'http://localhost');
  const api = new URL(e.API_ORIGIN);
  const cookieDomain = commonDomain(site.hostname, api.hostname);
  if (site.protocol !== api.protocol || cookieDomain === null)
    throw new Error('Settings: API_ORIGIN (needs HIEN_ORIGIN, with the same scheme and under the same domain)');
  return { origin: e.API_ORIGIN, cookieDomain };
}

function commonDomain(a: string, b: string): string | null {
  if (isIP(a) > 0 || isIP(b) > 0) return null;
  const left = a.split('.').toReversed();
  const right = b.split('.').toReversed();
  const differs = left.findIndex((label, i) => label !== right[i]);
  const shared = left.slice(0, differs === -1 ? left.length : differs);
  return shared.length < 2 ? null : shared.toReversed().join('.');
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const widest = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest))
  );
}

function smsOf(e: z.infer<typeof environment>): Config['sms'] {
  if (!e.SMS_PROVIDER) return null;
  const missing = (['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'] as const).filter((name) => !e[name]);
  if (missing.length > 0) throw new Error(`Settings: ${missing.join(', ')} (needed with SMS_PROVIDER)`);
  return { account: e.SMS_ACCOUNT!, token: e.SMS_TOKEN!, from: e.SMS_FROM!, baseUrl: e.SMS_BASE_URL };
}

function s3Of(e: z.infer<typeof environment>): Config['s3'] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  const missing = names.filter((name) => !e[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`Settings: ${missing.join(', ')} (needed with the other S3 settings)`);
  return {
    endpoint: e.S3_ENDPOINT!,
    bucket: e.S3_BUCKET!,
    region: e.S3_REGION,
    accessKey: e.S3_ACCESS_KEY!,
    secretKey: e.S3_SECRET_KEY!,
  };
}

/** The format of an account with each provider; it is inserted into the page, so nothing else is allowed. */
const chatAccounts = {
  tawk: /^[0-9a-f]{24}\/[0-9a-z]{4,20}$/,
  crisp: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  chatwoot: /^[A-Za-z0-9]{8,64}$/,
} as const;
const chatOrigins = {
  tawk: 'https://embed.tawk.to',
  crisp: 'https://client.crisp.chat',
  chatwoot: 'https://app.chatwoot.com',
} as const;

function chatOf(e: z.infer<typeof environment>): Config['chat'] {
  const { CHAT_PROVIDER: provider, CHAT_ACCOUNT: account = '', CHAT_URL: url } = e;
  if (provider === undefined) {
    if (account !== '' || url !== undefined)
      throw new Error('Settings: CHAT_PROVIDER (needed with the other CHAT settings)');
    return null;
  }
  if (!chatAccounts[provider].test(account)) throw new Error(`Settings: CHAT_ACCOUNT (not an account of ${provider})`);
  if (url !== undefined && provider !== 'chatwoot')
    throw new Error('Settings: CHAT_URL (only a Chatwoot has an address of its own)');
  return { provider, account, origin: url ?? chatOrigins[provider] };
}
