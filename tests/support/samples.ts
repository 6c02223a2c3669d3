import { topicNames } from '#features/people/notifications/notice.ts';
import { cmsBodies } from './cms-samples.ts';

const work = { name: { vi: 'Căn hộ bên sông' }, description: { vi: 'Đón gió.' }, styles: ['japandi'], home: 'apartment', space: 'whole', scene: 'couple', room: 'living', area: 62, pictures: [], design: 'g_none', designVersion: 1, glb: null, viewer: null };

const product = {
  category: 'sofa', name: { vi: 'Ghế sofa Hiên' }, description: { vi: 'Gỗ sồi.' }, style: 'japandi', materials: ['wood'], colours: ['cream'], pictures: [], madeToSize: null,
  variants: [{ label: { vi: 'Hai chỗ' }, width: 1800, depth: 900, height: 780, colour: 'cream', price: 9_900_000, priceBefore: null, stock: 3, sku: 'S-2', weight: 38_000, model: null, finishes: {}, glb: null }],
};

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
  'POST /uploads': { kind: 'avatar', name: 'a.jpg', type: 'image/jpeg', bytes: 200_000 },
  'DELETE /user': { password: 'secret-16' },
  'POST /common/feedback': { message: 'Cảm ơn', contact: '0912345678', page: '/help' },
  'POST /consultations': { designer: 'd_none', work: 'w_none', contact: '0912345678', message: 'Xin chào' },
  'POST /user/design-orders': { designer: 'd_none', work: 'w_none', wishes: 'Căn hộ 60 m², cần nhiều chỗ chứa đồ.', contact: 'sample@mail.example', mobile: '0912345678', area: 60, budget: 50_000_000, address: 'Huế' },
  'POST /design-orders/{id}/messages': { text: 'Xin chào', files: [] },
  'PUT /design-orders/{id}/seen': { position: 1 },
  'POST /design-orders/{id}/order': { wishes: 'Làm luôn nhé', contact: 'sample@mail.example', mobile: '0912345678', area: 60, budget: 50_000_000, address: 'Huế' },
  'POST /design-orders/{id}/accept': { price: 25_000_000, terms: 'Ba tuần, hai lần sửa' },
  'POST /design-orders/{id}/begin': { price: 25_000_000 },
  'POST /design-orders/{id}/deliver': { text: 'Bản vẽ đây', files: [] },
  'POST /design-orders/{id}/rework': { reason: 'Bếp còn tối' },
  'POST /design-orders/{id}/decline': { reason: 'Tháng này kín lịch' },
  'POST /design-orders/{id}/withdraw': { reason: 'Tôi bị ốm' },
  'POST /design-orders/{id}/cancel': { reason: 'Đổi ý rồi' },
  'POST /design-orders/{id}/close': { reason: 'Đã rõ, cảm ơn' },
  'PUT /user/notice-choices': Object.fromEntries(topicNames.map((topic) => [topic, { site: true, mail: true }])),
  'POST /notices/unsubscribe': { token: 'u_none.house.x' },
  'POST /designer/design': { ...work, shelve: false },
  'PUT /designer/design/{id}': { ...work, version: 1 },
  'POST /merchant/products': { ...product, shelve: false },
  'PUT /merchant/products/{id}': { ...product, version: 1 },
  'POST /user/cart': { product: 'p_none', variant: 'v_none', choice: 'width=1800', quantity: 1 },
  'POST /user/cart/work': { work: 'w_none' },
  'PUT /user/cart/{id}': { quantity: 2 },
  'POST /user/orders/quote': { lines: [{ product: 'p_none', quantity: 1 }], province: '79' },
  'POST /user/orders': {
    from: 'product', lines: [{ product: 'p_none', variant: 'v_none', quantity: 1 }], receiver: 'Lan', mobile: '0912345678', buyerEmail: 'sample@mail.example', address: { province: '79', ward: '26882', detail: '12 Lê Lợi' }, remark: 'Gọi trước',
    invoice: { company: 'Công ty Hiên', taxCode: '0312345678', address: '12 Lê Lợi', email: 'sample@mail.example' }, total: 1_000_000,
  },
  'POST /user/orders/{id}/cancel': { reason: 'Đổi ý rồi' },
  'POST /merchant/orders/{id}/ship': { carrier: 'Viettel Post', tracking: 'VTP123' },
  'POST /merchant/orders/{id}/cancel': { reason: 'Hết gỗ sồi' },
  'POST /admin/orders/{id}/refund': { media: 'i_none' },
  'POST /admin/orders/{id}/close': { reason: 'Không có tiền về' },
  'POST /user/orders/{id}/return/sent': { carrier: 'GHN', tracking: 'V1' },
  'POST /user/orders/{id}/return': { reason: 'Chân bàn bị nứt', pictures: ['i_none'] },
  ...Object.fromEntries(['merchant', 'admin'].flatMap((side) => [[`POST /${side}/orders/{id}/return/answer`, { agree: false, answer: 'Hàng làm riêng' }], [`POST /${side}/orders/{id}/return/received`, { restock: true }]])),
  'POST /admin/payouts': { merchant: 'm_none', amount: 1_000_000, media: 'i_none', memo: 'Tháng 11' },
  'PUT /merchant/delivery-terms': { terms: [{ province: '', fee: 300_000, days: { from: 2, to: 5 } }] },
  'POST /user/boards': { name: 'Phòng khách' },
  'PUT /user/boards/{id}': { name: 'Phòng ngủ' },
  'POST /user/orders/{id}/reviews': { line: 0, stars: 5, text: 'Gỗ thơm, ghép khít.', pictures: [] },
  'PUT /user/reviews/{id}': { stars: 4, text: 'Gỗ thơm.', pictures: [] },
  'POST /merchant/reviews/{id}/reply': { text: 'Cảm ơn bạn.' },
  'POST /reports': { kind: 'work', thing: 'w_none', reason: 'stolen', note: 'Ảnh của tôi' },
  'POST /admin/reports/{id}/decide': { outcome: 'unshelve', reason: { vi: 'Ảnh của người khác' } },
  ...cmsBodies,
  'POST /user/second-factor:begin': { password: 'secret-16' },
  'POST /user/second-factor:confirm': { code: '123456' },
  'POST /user/second-factor': { code: '123456' },
  'POST /user/second-factor:recovery-codes': { code: '123456' },
  'DELETE /user/second-factor': { password: 'secret-16', code: '123456' },
  'POST /admin/users/{id}/suspend': { reason: { en: 'Spam' } },
  'POST /admin/users/{id}/restore': { reason: { en: 'Sorted out' } },
  'PUT /admin/users/{id}/roles': { roles: ['ROLE_USER'] },
  'POST /user/register:{type}': { plan: 'PRO_YEARLY', email: 'sample@mail.example', mobile: '0912345678', verificationCode: '123456', company: 'M', school: 's', major: 'm', otherContact: 'Zalo', idCardFront: 'i_none', idCardBack: 'i_none', businessLicense: 'i_none' },
  'PUT /user/register:{type}': { school: 's', plan: 'PRO_YEARLY', email: 'sample@mail.example', mobile: '0912345678', company: 'M', major: 'm', otherContact: 'Zalo', idCardFront: 'i_none', idCardBack: 'i_none', businessLicense: 'i_none' },
  'POST /admin/applications/{id}/approve': { attempt: 1 },
  'POST /admin/applications/{id}/reject': { attempt: 1, reason: { vi: 'Ảnh mờ', en: 'Blurred', zh: '模糊' }, receipt: false },
  'POST /user/bills/{id}/receipt': { media: 'i_none', amount: 388_000, remark: 'Chuyển lúc 9 giờ' },
  'POST /admin/bills/{id}/confirm': { receipt: 'r_none' },
  'POST /admin/bills/{id}/reject': { receipt: 'r_none', reason: { vi: 'Ảnh mờ.' } },
  'PUT /user/bank-account': { bin: '970436', account: '0123456789', holder: 'Tran Thi Lan', password: 'Nobody-knows-1' },
  'POST /user/plan-purchases': { choice: 'PRO_MONTHLY' },
  'POST /admin/people/{id}/plan': { level: 'pro', months: 1, reason: { vi: 'Cảm ơn' } },
  'POST /admin/people/{id}/quota': { quota: 'image8k', count: 5, reason: { vi: 'Cảm ơn' } },
  'POST /demo/login': { kind: 'user' },
  'POST /workspace/redeem': { token: 'nothing of the kind' },
};

/** Good values for what stands in an address. */
export const sampleParams: Record<string, string> = { email: 'sample@mail.example', id: 's_none', key: 'aboutUs', session: 's_none', at: '0', type: 'designer', choice: 'PRO_MONTHLY', thing: 'p_none', family: 'sofa' };
export const sampleQueries: Record<string, string> = { 'GET /auth/sendVerificationCodeToMobile': 'mobile=0912345678' };

export function samplePath(path: string, values: Record<string, string> = sampleParams): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
