/** People and living links a design may have; people a person may invite a day, and may ask to let them edit. */
export const sharingLimits = { people: 50, links: 20 } as const;
export const invitedPerPerson = { hits: 50, seconds: 86_400 } as const;
export const askedPerPerson = { hits: 20, seconds: 86_400 } as const;

/** How long a link lasts, in days, and unless its owner chooses another (DECISIONS D12). */
export const linkDays = [7, 30, 90, 365] as const;
export const usualLinkDays = 30;
