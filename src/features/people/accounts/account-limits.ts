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

/** So long a session lives without being used, and at most. */
export const sessionDays = 30;
export const longestSessionDays = 180;

/** So long staff who passed the second factor need not show it again: a working day, whatever the session's age. */
export const secondFactorHours = 12;

/** So long an access token is good for; a session renews it. */
export const accessTokenSeconds = 15 * 60;

/** So long a browser is known as one that was here before. */
export const deviceDays = 365;

/**
 * Within `seconds`: wrong passwords and codes of one account, of one address, of one second factor; and of one account on
 * a browser it was used with before, counted apart from those of strangers (0063).
 */
export const failureLimits = { seconds: 900, account: 10, address: 200, device: 10, secondFactor: 10 } as const;

/** Wrong guesses at one code: by whoever asked for it, and by all others together. */
export const codeTries = { own: 5, others: 5 } as const;

/** Codes sent: from one network address an hour, from it to one person an hour and a day, to one person an hour. */
export const codesSent = { addressHour: 20, requesterHour: 5, requesterDay: 10, targetHour: 20 } as const;
