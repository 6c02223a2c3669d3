import type { CodePurpose, ProfileChange, SessionData, UserData } from '#features/people/accounts/account.ts';
import type { DemoKind } from '#features/people/accounts/demo-accounts.ts';
import { api, pathWith } from '#lib/api.ts';
import type { Locale } from '#lib/locale.ts';

/**
 * The account calls as the browser makes them. The token a login answers with is for API clients; the web has its
 * cookie.
 */
export const accountClient = {
  sendEmailCode: (email: string, purpose: CodePurpose) =>
    api.get<string | null>(pathWith(`/auth/email-verification-code/${encodeURIComponent(email)}`, { purpose })),
  sendMobileCode: (mobile: string, purpose: CodePurpose) =>
    api.get<string | null>(pathWith('/auth/sendVerificationCodeToMobile', { mobile, purpose })),
  register: (form: {
    nickname: string;
    email: string;
    password: string;
    verificationCode: string;
    mobile: string;
    code: string;
  }) => api.post<unknown>('/auth/register', form, { creates: true }),
  checkEmailCode: (email: string, code: string) => api.post<null>('/auth/check-email-code', { email, code }),
  changeEmail: (email: string, code: string, password: string) =>
    api.put<UserData>('/user/email', { email, code, password }),
  changeMobile: (mobile: string, code: string, password: string) =>
    api.put<UserData>('/user/mobile', { mobile, code, password }),
  loginByPassword: (mobileOrEmail: string, password: string) =>
    api.post<string>('/auth/login', { mobileOrEmail, password }),
  loginByMobileCode: (mobile: string, code: string) => api.post<string>('/auth/login:mobile-code', { mobile, code }),
  loginByEmailCode: (email: string, code: string) => api.post<string>('/auth/login:email-code', { email, code }),
  loginToDemo: (kind: DemoKind) => api.post<string>('/demo/login', { kind }),
  logout: () => api.post<null>('/auth/logout'),
  logoutEverywhere: () => api.post<null>('/auth/logout:everywhere'),
  forget: (form: ({ email: string } | { mobile: string }) & { code: string; password: string }) =>
    api.post<null>('/common/forget', form),
  changePassword: (oldPassword: string, newPassword: string) =>
    api.put<null>('/user/password', { oldPassword, newPassword }),
  user: () => api.get<UserData>('/user'),
  changeProfile: (change: ProfileChange) => api.put<UserData>('/user', change),
  keepLanguage: (language: Locale) => api.put<null>('/user/language', { language }),
  changeAvatar: (picture: string) => api.put<UserData>('/user/avatar', { picture }),
  removeAvatar: () => api.delete<UserData>('/user/avatar'),
  sessions: () => api.get<SessionData[]>('/user/sessions'),
  endSession: (id: string) => api.delete<null>(`/user/sessions/${encodeURIComponent(id)}`),
  myData: () => api.get<unknown>('/user/data'),
  deleteAccount: (password: string) => api.delete<null>('/user', { password }),
};
