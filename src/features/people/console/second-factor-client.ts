import type { Enrolment, RecoveryCodes } from '#features/people/accounts/second-factor/second-factor.ts';
import { api } from '#lib/api.ts';

export const secondFactorClient = {
  pass: (code: string) => api.post<null>('/user/second-factor', { code }),
  begin: (password: string) => api.post<Enrolment>('/user/second-factor:begin', { password }),
  confirm: (code: string) => api.post<RecoveryCodes>('/user/second-factor:confirm', { code }),
  renewCodes: (code: string) => api.post<RecoveryCodes>('/user/second-factor:recovery-codes', { code }),
  end: (password: string, code: string) => api.delete<null>('/user/second-factor', { password, code }),
};
