import { topicNames } from '#features/notices/notice.ts';

/** One good body for every call that takes one; a call without a sample fails the tests that walk all calls. */
export const sampleBodies: Record<string, Record<string, unknown>> = {
  'POST /auth/register': { nickname: 'Lan', email: 'sample@mail.example', password: 'secret-16', verificationCode: '123456', mobile: '0912345678', code: '123456' },
  'POST /auth/login': { mobileOrEmail: 'sample@mail.example', password: 'secret-16' },
  'POST /auth/login:mobile-code': { mobile: '0912345678', code: '123456' },
  'POST /auth/login:email-code': { email: 'sample@mail.example', code: '123456' },
  'POST /common/forget': { email: 'sample@mail.example', mobile: '0912345678', code: '123456', password: 'secret-16' },
  'PUT /user/password': { oldPassword: 'secret-16', newPassword: 'another-16' },
  'PUT /user': { nickname: 'Lan', username: 'lan', experience: '1', city: 'Huế', styles: ['japandi'], companyName: 'M', introduction: 'i', livingAddress: 'l', school: 's', major: 'm', companyAddress: 'c', contactPhone: '0', businessScope: 'b' },
  'PUT /user/avatar': { picture: 'i_none' },
  'DELETE /user': { password: 'secret-16' },
  'POST /common/feedback': { message: 'Cảm ơn', contact: '0912345678', page: '/help' },
  'POST /consultations': { designer: 'd_none', work: 'w_none', contact: '0912345678', message: 'Xin chào' },
  'PUT /user/notice-choices': Object.fromEntries(topicNames.map((topic) => [topic, { site: true, mail: true }])),
  'POST /notices/unsubscribe': { token: 'u_none.house.x' },
  'POST /user/bills/{id}/receipt': { media: 'i_none', amount: 388_000, remark: 'Chuyển lúc 9 giờ' },
  'POST /admin/bills/{id}/confirm': { receipt: 'r_none' },
  'POST /admin/bills/{id}/reject': { receipt: 'r_none', reason: { vi: 'Ảnh mờ.' } },
  'POST /demo/login': { kind: 'user' },
  'POST /workspace/redeem': { token: 'nothing of the kind' },
};

/** Good values for what stands in an address. */
export const sampleParams: Record<string, string> = { email: 'sample@mail.example', id: 's_none' };
export const sampleQueries: Record<string, string> = { 'GET /auth/sendVerificationCodeToMobile': 'mobile=0912345678' };

export function samplePath(path: string, values: Record<string, string> = sampleParams): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
