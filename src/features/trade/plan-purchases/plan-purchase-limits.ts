/**
 * So long a price and its credit hold; after that the plan has been used further. A receipt that is sent stops the
 * clock.
 */
export const payWithinDays = 3;

/**
 * The credit was reckoned when it was chosen, and the plan it is for is used meanwhile: receipts that are turned down
 * again and again do not keep it alive.
 */
export const creditHoldsDays = 14;

/** For all who ask for it together, a visitor at each start of the site among them. */
export const plansRefreshed = { hits: 1, seconds: 10 };
