/** What other features read and change of the row of a user, and of sessions. */
export { findUserById, idsHolding, updateUser, type UserRow } from './account-queries.server.ts';
export { livingSessions } from './sessions/session-queries.server.ts';
