import { api } from '#lib/api.ts';
import type { ApplicationData, ApplicationType, Draft, ProcessData } from './application.ts';

/** The applicant's calls as the browser makes them. */
export const applicationClient = {
  keep: (type: ApplicationType, draft: Draft, leaving = false) =>
    api.put<ApplicationData>(`/user/register:${type}`, draft, { leaving }),
  submit: (type: ApplicationType, form: Draft & { verificationCode: string }) =>
    api.post<ProcessData>(`/user/register:${type}`, form, { creates: true }),
  /** To the form before its receipt is sent; given up later. */
  takeBack: (type: ApplicationType) => api.delete<ApplicationData>(`/user/register:${type}`),
};
