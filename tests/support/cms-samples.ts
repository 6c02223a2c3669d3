/** Good bodies for what admins do from the console. */
const version = 0;
const faq = {
  topic: 'buying',
  position: 3,
  question: { en: 'When does it come?', zh: '多久能到？', vi: 'Bao lâu thì tới?' },
  answer: { en: 'Within a week.', zh: '一周之内。', vi: 'Trong một tuần.' },
  shown: true,
};
const banner = {
  place: 'home',
  position: 9,
  title: { en: 'Rain season', vi: 'Mùa mưa' },
  text: { en: 'Dry rooms.' },
  picture: null,
  picturePhone: null,
  link: '/works',
  startsAt: '2026-11-01T00:00:00+07:00',
  endsAt: '2026-12-01T00:00:00+07:00',
  shown: true,
};
const partner = { position: 2, name: 'Mộc Lặng', url: 'https://moc.example', logo: null, shown: true };
const article = {
  topic: 'materials',
  title: { en: 'Oak or walnut' },
  summary: { en: 'How to choose' },
  body: { en: 'Oak is pale.' },
  author: 'Hiên',
  cover: null,
  status: 'draft',
};
const page = {
  title: 'About',
  lead: 'Who we are.',
  effective: '',
  sections: [{ id: 'why', heading: 'Why', paragraphs: ['Because.'] }],
};
const reason = { reason: { en: 'Not a room.' } };

export const cmsBodies: Record<string, Record<string, unknown>> = {
  'POST /admin/faqs': faq,
  'PUT /admin/faqs/{id}': { version, ...faq },
  'DELETE /admin/faqs/{id}': { version },
  'POST /admin/banners': banner,
  'PUT /admin/banners/{id}': { version, ...banner },
  'DELETE /admin/banners/{id}': { version },
  'POST /admin/partners': partner,
  'PUT /admin/partners/{id}': { version, ...partner },
  'DELETE /admin/partners/{id}': { version },
  'POST /admin/articles': article,
  'PUT /admin/articles/{id}': { version, ...article },
  'DELETE /admin/articles/{id}': { version },
  'PUT /admin/pages/{key}': { version, content: { en: page } },
  'DELETE /admin/pages/{key}': { version },
  'PUT /admin/settings/company': { version, value: { name: 'Hiên', address: 'Hội An', email: 'chao@hien.example' } },
  'PUT /admin/settings/bank': {
    seen: 0,
    account: { bin: '970436', bank: 'Vietcombank', account: '0011001234567', holder: 'CONG TY HIEN' },
    password: 'secret-16-chars',
  },
  'POST /admin/settings/bank/stop': { id: 1 },
  'PUT /admin/settings/joining': { version, value: { merchant: 3_800_000 } },
  'PUT /admin/settings/commission': { version, value: { basisPoints: 500 } },
  'PUT /admin/settings/viewers': { version, value: { hosts: 'coohom.com, sketchfab.com' } },
  'PUT /admin/settings/support': {
    version,
    value: { email: 'giup@hien.example', phone: '1900 1234', zalo: '', wechat: '', hours: { vi: '8–18 giờ' } },
  },
  'POST /admin/works/{id}/unshelve': reason,
  'DELETE /admin/works/{id}': reason,
  'DELETE /admin/products/{id}': reason,
  'POST /admin/broadcasts/reach': { audience: { to: 'all' } },
  'POST /admin/broadcasts': {
    audience: { to: 'role', role: 'ROLE_DESIGNER' },
    subject: { en: 'Tết' },
    message: { en: 'We rest for a week.' },
    link: null,
    reach: 1_000_000,
  },
  'POST /admin/feedback/{id}/answer': { answer: 'Thank you.' },
};
