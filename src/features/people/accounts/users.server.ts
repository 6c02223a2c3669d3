/** What other features read and change of the row of a user, and of sessions. */
export { findUser, findUserById, idsHolding, updateUser, type UserRow } from './account-queries.server.ts';
export { accountName } from './sign-in/account-name.server.ts';
export { livingSessions } from './sessions/session-queries.server.ts';
