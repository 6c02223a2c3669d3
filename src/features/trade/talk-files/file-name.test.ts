import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { pdfOf } from '../../../../tests/support/uploads/talk-files.ts';
import { fileKinds } from './file-kinds.ts';
import { cleanFileName } from './file-name.ts';
import { inspectFile } from './inspect-file.ts';

describe('G3: names of files from outside', () => {
  test.each([
    ['Bản vẽ mặt bằng v1.2.pdf', 'Bản vẽ mặt bằng v1.2.pdf'],
    ['平面图.PDF', '平面图.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Lan\\báo giá.pdf', 'báo giá.pdf'],
    ['a\u0007b\r\nc.pdf', 'abc.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['', 'file.pdf'],
    ['...', 'file.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
    [`${'ă'.repeat(300)}.pdf`, `${'ă'.repeat(80)}.pdf`],
    ['  a   b  .pdf', 'a b.pdf'],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanFileName(given, 'pdf')).toBe(kept);
  });

  test('whatever it is called, a name has no path, nothing hidden, an ending, and an end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...fileKinds), (given, kind) => {
        const name = cleanFileName(given, kind);
        expect(name).toMatch(/^[^\p{C}/\\<>:"|?*.\s][^\p{C}/\\<>:"|?*]*\.(pdf|json|glb)$/u);
        expect(name.length).toBeLessThanOrEqual(170);
      }),
    );
  });
});

test('G3: any bytes at all, and a PDF with bytes changed, are judged without a fault of ours', () => {
  const seed = pdfOf();
  const spoiled = fc.array(fc.tuple(fc.nat(seed.length - 1), fc.nat(255)), { maxLength: 8 }).map((changes) => {
    const copy = Buffer.from(seed);
    for (const [at, value] of changes) copy[at] = value;
    return copy;
  });
  fc.assert(
    fc.property(fc.oneof(spoiled, fc.uint8Array({ maxLength: 200 })), (bytes) => {
      try {
        inspectFile(bytes, 'a.pdf');
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    }),
    { numRuns: 500 },
  );
});
