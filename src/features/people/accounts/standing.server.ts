/** What a person is here, written at their account: applications decide on the role, plans on the level and its end. */
export { giveRole, saveApplyStatus, savePlanOfUser, saveTrialEnd } from './standing-queries.server.ts';
