/** What other features read and change of the row of a user. */
export { findUserById, idsHolding, updateUser, type UserRow } from './account-queries.server.ts';
