import { isThisMachine } from '#lib/this-machine.ts';
import { requiresTls } from '#platform/mail.server.ts';
import type { Config } from '#server/config.ts';

type Judged = Pick<
  Config,
  'origin' | 'databaseUrl' | 'smtpUrl' | 's3' | 'sms' | 'renderFor' | 'passwordPolicy' | 'demo' | 'trustProxy'
>;

/**
 * What an operator chose that is weaker than docs/security.md asks of a public site, one sentence each. Nothing of it is
 * refused: a house may have its reasons, and should know.
 */
export function weakSettings(config: Judged): string[] {
  const { origin, databaseUrl, smtpUrl, s3, sms, renderFor, passwordPolicy, demo, trustProxy } = config;
  const site = new URL(origin);
  if (isThisMachine(site.hostname) && databaseUrl === null) return [];
  const weak: [boolean, string][] = [
    [
      isPlain(origin),
      'The public origin is plain http, so cookies travel without encryption. Set HIEN_ORIGIN to an https address.',
    ],
    [
      databaseUrl !== null && !isEncrypted(databaseUrl),
      'The database is reached without a checked certificate. Add sslmode=verify-full to DATABASE_URL.',
    ],
    [
      smtpUrl !== null && new URL(smtpUrl).protocol === 'smtp:' && !isLocal(smtpUrl) && !requiresTls(smtpUrl),
      'Mail with codes may leave without encryption. Take requireTLS=false out of SMTP_URL.',
    ],
    [s3 !== null && isPlain(s3.endpoint), 'Files travel to S3_ENDPOINT without encryption. Use https.'],
    [sms !== null && isPlain(sms.baseUrl), 'Codes travel to SMS_BASE_URL without encryption. Use https.'],
    [renderFor !== null && isPlain(renderFor.server), 'HIEN_SERVER is plain http: its token can be read on the way.'],
    [
      passwordPolicy === 'seed' && !isThisMachine(site.hostname),
      'Passwords of 6 characters are taken. PASSWORD_POLICY=strict asks for 8 to 128.',
    ],
    [demo && !isThisMachine(site.hostname), 'The demo is on: everyone signs in as its admin. Set HIEN_DEMO=0.'],
    [
      site.protocol === 'https:' && trustProxy.length === 0,
      'TRUST_PROXY is not set: behind a proxy every visitor has the address of the proxy, and limits count them as one.',
    ],
  ];
  return weak.flatMap(([is, why]) => (is ? [why] : []));
}

function isPlain(url: string): boolean {
  return new URL(url).protocol === 'http:' && !isLocal(url);
}

function isLocal(url: string): boolean {
  return isThisMachine(new URL(url).hostname);
}

/** A socket of this machine needs none. */
function isEncrypted(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return host === '' || host.startsWith('/') || isThisMachine(host) || searchParams.get('sslmode') === 'verify-full';
}
