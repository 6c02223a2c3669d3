import { api } from '#lib/api.ts';
import type { ApplicationData, ApplicationType, Draft, ProcessData } from './application.ts';
import type { ApplicationState } from './application-states.ts';

/** The applicant's calls as the browser makes them. */
export const applicationClient = {
  keep: (type: ApplicationType, draft: Draft, leaving = false) =>
    api.put<ApplicationData>(`/user/register:${type}`, draft, { leaving }),
  submit: (type: ApplicationType, form: Draft & { verificationCode: string }) =>
    api.post<ProcessData>(`/user/register:${type}`, form, { creates: true }),
  /** To the form before its receipt is sent; given up later. Which of the two is meant says the state that was seen. */
  takeBack: (type: ApplicationType, seen: ApplicationState) =>
    api.delete<ApplicationData>(`/user/register:${type}?seen=${seen}`),
};
