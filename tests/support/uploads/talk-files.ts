import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadData } from '#features/foundation/media/upload.ts';
import type { ErrorKey } from '#lib/errors.ts';
import { pieceLimits } from '#lib/upload-limit.ts';
import type { Answer, TestApp } from '../app.ts';
import { honestGlb } from './models.ts';
import { putPiece } from './test-transport.ts';

/** A sheet with one line on it, as a program would write it. */
export function pdfOf(words = 'Mat bang', { active = '' } = {}): Buffer {
  const stream = `BT /F1 18 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${active}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

export function designFile(): Buffer {
  return readFileSync(join(import.meta.dirname, '../../../src/demo/homes/documents/japandi-studio.json'));
}

export interface HostileFile {
  what: string;
  name: string;
  bytes: Buffer;
  error: ErrorKey;
  state?: string;
}

/** Hostile files. */
export function hostileTalkFiles(): HostileFile[] {
  const pdf = pdfOf();
  const page = Buffer.from('<!doctype html><title>x</title><script>alert(document.cookie)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(4000, 7)]);
  const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
  const glb = honestGlb();
  const of = (what: string, name: string, bytes: Buffer, error: ErrorKey, state?: string): HostileFile => ({
    what,
    name,
    bytes,
    error,
    ...(state === undefined ? {} : { state }),
  });
  return [
    of('a page named PDF', 'bao-gia.pdf', page, 'file_mislabelled'),
    of('a page by its own name', 'index.html', page, 'file_kind'),
    of('a drawing that runs', 'logo.svg', svg, 'file_kind'),
    of('the same named PDF', 'logo.pdf', svg, 'file_mislabelled'),
    of('a program', 'setup.exe', exe, 'file_kind'),
    of('a program named GLB', 'sofa.glb', exe, 'file_mislabelled'),
    of('a PDF named as a program', 'setup.exe', pdf, 'file_mislabelled'),
    of('a PDF named GLB', 'sofa.glb', pdf, 'file_mislabelled'),
    of(
      'a script before the header',
      'a.pdf',
      Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), pdf]),
      'file_disguised',
    ),
    of(
      'a page right behind the header',
      'a.pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>\n'), pdf]),
      'file_disguised',
    ),
    of('a page behind the end', 'a.pdf', Buffer.concat([pdf, page]), 'file_disguised'),
    of('an archive behind the end', 'a.pdf', Buffer.concat([pdf, zip]), 'file_disguised'),
    of('a PDF without its end', 'a.pdf', pdf.subarray(0, pdf.length - 60), 'file_broken'),
    of('a header and nothing', 'a.pdf', Buffer.from('%PDF-1.7\n%%EOF'), 'file_broken'),
    of(
      'a PDF that runs a script',
      'a.pdf',
      pdfOf('x', { active: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }),
      'file_active',
    ),
    of(
      'a PDF that runs a script named in codes',
      'a.pdf',
      pdfOf('x', { active: '/Names<</Java#53cript<</S/Java#53cript/J#53(app.alert\\(1\\))>>>>' }),
      'file_active',
    ),
    of(
      'a PDF that starts a program',
      'a.pdf',
      pdfOf('x', { active: '/OpenAction<</S/Launch/F(cmd.exe)>>' }),
      'file_active',
    ),
    of('JSON that is no design', 'a.json', Buffer.from('{"name":"x"}'), 'design_refused', 'not_a_design'),
    of('JSON cut in half', 'a.json', designFile().subarray(0, 500), 'design_refused', 'not_json'),
    of(
      'JSON in a broken writing',
      'a.json',
      Buffer.from('{"name":"\xff\xfe"}', 'latin1'),
      'design_refused',
      'not_json',
    ),
    of('a GLB cut in half', 'a.glb', glb.subarray(0, glb.length >> 1), 'model_refused'),
    of(
      'a GLB with no end to its length',
      'a.glb',
      Buffer.concat([glb.subarray(0, 8), Buffer.from([0xff, 0xff, 0xff, 0x7f]), glb.subarray(12)]),
      'model_refused',
    ),
    of('a photo as a file', 'a.pdf', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), 'file_mislabelled'),
    of('one byte', 'a', Buffer.from([0]), 'file_kind'),
  ];
}

/** Announced, sent in pieces, processed. */
export async function uploadTalkFile(world: TestApp, token: string, name: string, bytes: Buffer): Promise<Answer> {
  const opened = await world.call('POST', '/uploads', {
    token,
    body: { kind: 'file', name, type: '', bytes: bytes.length },
  });
  if (opened.status !== 200) return opened;
  const { id } = uploadData.parse(opened.data);
  for (let from = 0; from < bytes.length; from += pieceLimits.most)
    await putPiece(world, token, id, from, bytes.subarray(from, from + pieceLimits.most));
  return world.call('POST', `/uploads/${id}/file`, { token });
}
