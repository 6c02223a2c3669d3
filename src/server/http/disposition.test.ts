import { expect, test } from 'vitest';
import { attachmentNamed } from './disposition.ts';

test('D6: a plain name is written as it is, any other in both writings', () => {
  expect(attachmentNamed('statement-2026-11.pdf')).toBe('attachment; filename="statement-2026-11.pdf"');
  expect(attachmentNamed('Bản vẽ phòng khách.pdf')).toBe(
    `attachment; filename="Ban ve phong khach.pdf"; filename*=UTF-8''B%E1%BA%A3n%20v%E1%BA%BD%20ph%C3%B2ng%20kh%C3%A1ch.pdf`,
  );
  expect(attachmentNamed('平面图.pdf')).toBe(
    `attachment; filename="___.pdf"; filename*=UTF-8''%E5%B9%B3%E9%9D%A2%E5%9B%BE.pdf`,
  );
});

test('D6: no name ends the quotation or the header', () => {
  for (const name of ['a"; filename="b.exe', "it's (1)*.pdf", 'a\r\nset-cookie: x=1.pdf', 'a\\b;c.pdf']) {
    const header = attachmentNamed(name);
    expect(header).not.toMatch(/[\r\n\\]/);
    expect(header.split('"')).toHaveLength(3);
    expect(header.split("'").length).toBeLessThanOrEqual(3);
  }
});
