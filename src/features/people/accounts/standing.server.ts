/** Columns of an account that other features decide: applications the role, plans the level and its end. */
export { giveRole, saveApplyStatus, savePlanOfUser, saveTrialEnd } from './standing-queries.server.ts';
