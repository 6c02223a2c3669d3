/**
 * How long and how often, of accounts. Apart from the shapes, so that a page can know it without zod.
 */

/** Letters of a password under each of the two policies. */
export const passwordLimits = { seed: { min: 6, max: 16 }, strict: { min: 8, max: 128 } } as const;

/** Between two codes to the same address. */
export const codeCountdownSeconds = 60;

/** The free version of everyone new. */
export const trialDays = 30;

/** So long a code is good for. */
export const codeMinutes = 10;

/** So long a session lives without being used. */
export const sessionDays = 30;

/** So long an access token is good for; a session renews it. */
export const accessTokenSeconds = 15 * 60;

/** So long a browser is known as one that was here before. */
export const deviceDays = 365;

/** Within `seconds`: wrong passwords and codes of one account, of one address, of one second factor. */
export const failureLimits = { seconds: 900, account: 10, address: 200, secondFactor: 10 } as const;

/** Codes sent: from one network address an hour, to one person an hour and a day. */
export const codesSent = { addressHour: 20, targetHour: 5, targetDay: 10 } as const;
