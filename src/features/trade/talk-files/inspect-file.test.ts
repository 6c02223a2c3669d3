import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { pdfOf } from '../../../../tests/support/uploads/talk-files.ts';
import { inspectFile } from './inspect-file.ts';

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

/** A sheet with one more object in it. */
function sheetWith(object: Buffer | string): Buffer {
  const sheet = pdfOf().toString('latin1');
  const at = sheet.indexOf('xref\n');
  const extra = typeof object === 'string' ? object : object.toString('latin1');
  return Buffer.from(`${sheet.slice(0, at)}6 0 obj\n${extra}\nendobj\n${sheet.slice(at)}`, 'latin1');
}

/** Objects packed as programs do since PDF 1.5. */
function packed(
  objects: string,
  { type = '/Type/ObjStm', first = '4', more = '', pack = (data: Buffer): Buffer => deflateSync(data) } = {},
): Buffer {
  const data = pack(Buffer.from(`7 0 ${objects}`, 'latin1'));
  return Buffer.concat([
    Buffer.from(`<<${type}/N 1/First ${first}/Filter/FlateDecode${more}/Length ${data.length}>>\nstream\r\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

function judged(bytes: Buffer): string {
  try {
    return inspectFile(bytes, 'a.pdf');
  } catch (error) {
    if (error instanceof AppError) return error.key;
    throw error;
  }
}

describe('L3: scripts in a PDF are found', () => {
  test.each([
    ['in the open', script],
    ['a letter in code', '<</S/Java#53cript/J#53(app.alert\\(1\\))>>'],
    ['every letter in code', '<</S/#4A#61#76#61#53#63#72#69#70#74>>'],
    ['small letters of the code', '<</S/#4aava#53cript>>'],
    ['the script alone', '<</JS 9 0 R>>'],
    ['at a key or a page', '<</AA<</O 9 0 R>>>>'],
    ['a key in code', '<</#41A 9 0 R>>'],
    ['at the opening', '<</OpenAction 9 0 R>>'],
    ['at the opening, in code', '<</Open#41ction<</S/Named>>>>'],
    ['a program', '<</S/L#61unch/F(cmd.exe)>>'],
    ['a file inside', '<</Names<</EmbeddedFiles 9 0 R>>>>'],
    ['a form with scripts of its own', '<</XFA 9 0 R>>'],
  ])('%s', (_what, object) => {
    expect(judged(sheetWith(object))).toBe('file_active');
    expect(judged(sheetWith(packed(object)))).toBe('file_active');
  });

  test.each([
    ['its kind in code', packed(script, { type: '/Type/Obj#53tm' })],
    ['its kind left out', packed(script, { type: '' })],
    [
      'after a harmless one',
      Buffer.concat([packed('<</Type/Pages>>'), Buffer.from('\nendobj\n8 0 obj\n'), packed(script)]),
    ],
  ])('in a packed part: %s', (_what, object) => {
    expect(judged(sheetWith(object))).toBe('file_active');
  });

  test.each([
    ['a comment like the beginning of a stream', `%>>stream\n9 0 obj\n<</XFA 9 0 R>>\nendobj`],
    ['a text like one', `<</Title(>>stream\n)/AA<</O 9 0 R>>>>`],
    ['an object inside a stream', `<</Length 30>>\nstream\n9 0 obj <</AA 9 0 R>> endobj\nendstream`],
    ['its number and a comment between', `<</Length 30>>\nstream\n9 %\n0 %\nobj<</XFA 9 0 R>>\nendstream`],
    ['a word in it that ends it for a strict reader', `<</Title endobj/Author stream\n/AA<</O 9 0 R>>>>`],
    ['a bracket too many before such a word', `<</Title]/Author stream\n/AA<</O 9 0 R>>>>`],
    ['a stream that says elsewhere where its objects begin', packed(script, { type: '', first: '9 0 R' })],
  ])('what a reader finds there: %s', (_what, object) => {
    expect(judged(sheetWith(object))).toBe('file_active');
  });

  test('objects within each other are read a few times over and then refused', () => {
    expect(judged(sheetWith('9 0 obj ('.repeat(100_000)))).toBe('file_hidden');
  });

  test.each([
    ['packed twice', packed(script, { pack: (data: Buffer) => deflateSync(deflateSync(data)) })],
    ['encrypted', packed(script, { pack: () => randomBytes(200) })],
    ['in the letters of another coding', packed(script, { pack: (data: Buffer) => Buffer.from(data.toString('hex')) })],
    ['the beginning hidden by a comment', packed(script, { more: '%>>stream\n' })],
    ['grown a thousandfold', packed(`(${'x'.repeat(20 * 1024 * 1024)})`)],
    ['without its stream', '<</Type/ObjStm/N 1/First 4>>'],
  ])('what cannot be looked into is refused: %s', (_what, object) => {
    expect(judged(sheetWith(object))).toBe('file_hidden');
  });
});

describe('L3: honest PDFs pass', () => {
  test.each([
    ['objects packed', packed('<</Type/Pages/Kids[3 0 R]/Count 1>>')],
    ['opens at a page', '<</OpenAction[3 0 R /XYZ null null 0]>>'],
    ['opens at a page, packed', packed('<</OpenAction [3 0 R/Fit]>>')],
    ['an outline', '<</Type/Outlines/First 8 0 R/Last 9 0 R/Count 2>>'],
    ['a font', '<</Type/Font/FirstChar 32/LastChar 255/BaseFont/AAAAAA+JSans>>'],
    ['short names inside a picture', '<</Subtype/Image/Length 12>>\nstream\n\x00/JS \x01/AA \x02/\nendstream'],
  ])('%s', (_what, object) => {
    expect(judged(sheetWith(object))).toBe('pdf');
  });
});
