/** Addresses one person may keep. */
export const mostAddresses = 20;
