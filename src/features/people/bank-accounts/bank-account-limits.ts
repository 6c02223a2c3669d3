/** Letters and digits of an account's number, without what groups them. */
export const accountNumberLength = { least: 4, most: 19 } as const;
