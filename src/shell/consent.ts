/** What a person agreed to (PRODUCT A6): everything, only what is necessary, or not answered yet. */
type Consent = 'all' | 'necessary' | null;

export const consentCookie = 'cookie_agreement';
const consentSeconds = 365 * 24 * 3600;
const values = { all: '1', necessary: '0' } as const;

export function parseConsent(cookies: string | null): Consent {
  const value = new RegExp(`(?:^|;\\s*)${consentCookie}=([^;]*)`).exec(cookies ?? '')?.[1];
  if (value === values.all) return 'all';
  return value === values.necessary ? 'necessary' : null;
}

export function consentCookieOf(consent: 'all' | 'necessary', secure: boolean): string {
  return `${consentCookie}=${values[consent]}; Max-Age=${consentSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
