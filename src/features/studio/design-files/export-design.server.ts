import type { Design } from '#design/document.ts';
import { isUpload } from '#elements/furniture/is-upload.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { fileName } from '#exchange/file-name.ts';
import type { ListTable } from '#exchange/paper/list-sheets.ts';
import { glbSizesOf } from '#features/foundation/glb/glbs.server.ts';
import { listOfDesign } from '#features/studio/design-lists/design-list.server.ts';
import { surfaceRows } from '#features/studio/design-lists/surface-rows.server.ts';
import { readText } from '#features/studio/designs/design-head.server.ts';
import { factsOf } from '#features/studio/designs/designs.server.ts';
import { designGlbSizes } from '#features/studio/designs/design-glb-sizes.server.ts';
import { AppError } from '#lib/errors.ts';
import { formatLocale, timeZone } from '#lib/locale.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { translator } from '#text/messages.server.ts';
import { punctuationOf } from '#text/punctuation.ts';
import type { ExportJob, PdfJob, UploadSizes } from './export-job.ts';
import { exportsPerPerson } from './export-limits.ts';
import { shownIn, type ExportKind, type ExportQuery } from './export-options.ts';
import { listTables } from './list-tables.server.ts';

const types: Readonly<Record<ExportKind, string>> = {
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  svg: 'image/svg+xml',
  png: 'image/png',
  glb: 'model/gltf-binary',
  json: 'application/json',
};
export const exportTypes = Object.values(types);

type ExportContext = RequestContext & { session: Session };

/** A design as a file, for whoever may see it (PRODUCT J11): made on a thread, as it is stored now. */
export async function exportDesign(
  ctx: ExportContext,
  designId: string,
  kind: ExportKind,
  query: ExportQuery,
): Promise<FileAnswer> {
  const { text } = await readText(ctx, ctx.session.userId, designId);
  const limit = { key: `export:${ctx.session.userId}`, ...exportsPerPerson };
  if (!(await takeLimitSlot(ctx.db, ctx.clock, limit))) throw new AppError('too_many_requests');
  const design = JSON.parse(text) as Design;
  if (query.level !== undefined && !design.levels.some(({ id }) => id === query.level))
    throw new AppError('invalid_form', { field: 'level' });
  const bytes =
    kind === 'json' ? Buffer.from(text) : await made(ctx, await jobFor(ctx, { designId, kind, query, text, design }));
  return {
    type: types[kind],
    etag: '',
    immutable: false,
    private: true,
    saveAs: `${fileName(design.name)}.${kind}`,
    ready: true,
    bytes: () => Promise.resolve(bytes),
  };
}

async function made({ exporter, session }: ExportContext, job: ExportJob): Promise<Uint8Array> {
  const verdict = await exporter.make(job, session.userId);
  if (verdict.ok) return verdict.bytes;
  throw new AppError('export_refused', { values: { reason: verdict.reason }, state: verdict.reason });
}

interface Asked {
  designId: string;
  kind: Exclude<ExportKind, 'json'>;
  query: ExportQuery;
  text: string;
  design: Design;
}

async function jobFor(ctx: ExportContext, asked: Asked): Promise<ExportJob> {
  const { designId, kind, query, text, design } = asked;
  const common = { text, uploads: await uploadSizes(ctx, designId, design) };
  const drawn = { ...common, level: query.level ?? null, show: shownIn(query), locale: ctx.locale };
  switch (kind) {
    case 'glb':
      return { kind, ...common };
    case 'svg':
      return { kind, ...drawn, scale: query.scale === 'fit' ? 50 : Number(query.scale) };
    case 'png':
      return { kind, ...drawn, width: query.width };
    case 'dxf':
      return { kind, ...drawn };
    case 'pdf':
      return pdfJob(ctx, asked, drawn);
  }
}

async function pdfJob(
  ctx: ExportContext,
  { designId, query, design }: Asked,
  drawn: Pick<PdfJob, 'text' | 'uploads' | 'show' | 'locale'>,
): Promise<PdfJob> {
  const t = translator(ctx.locale, 'export');
  const w = translator(ctx.locale, 'workspace');
  const levels = design.levels
    .map(({ id, name }, at) => ({ id, name: name || w('levels.number', { number: at + 1 }) }))
    .filter(({ id }) => query.level === undefined || id === query.level);
  const now = ctx.clock.now();
  return {
    kind: 'pdf',
    text: drawn.text,
    uploads: drawn.uploads,
    show: drawn.show,
    locale: drawn.locale,
    levels,
    paper: query.paper,
    landscape: query.turn === 'landscape',
    scale: query.scale === 'fit' ? 'fit' : Number(query.scale),
    words: {
      home: design.name || w('untitled'),
      author: ctx.viewer?.nickname ?? '',
      date: new Intl.DateTimeFormat(formatLocale(ctx.locale), { dateStyle: 'medium', timeZone }).format(now),
      labels: {
        author: t('sheet.author'),
        date: t('sheet.date'),
        scale: t('sheet.scale'),
        page: t('sheet.page'),
        north: t('sheet.north'),
        metres: 'm',
      },
    },
    listSubject: t('sheet.list'),
    tables: query.list === '1' ? await tablesOf(ctx, designId, query.prices === '1') : [],
    now,
  };
}

async function tablesOf(ctx: ExportContext, designId: string, prices: boolean): Promise<ListTable[]> {
  const { list, stored } = await listOfDesign(ctx, ctx.session.userId, designId, undefined);
  const { rooms, roomOf } = await factsOf(ctx, stored);
  const names = new Map(rooms.map((room) => [room.id, ownRoomName(room, ctx.locale)]));
  return listTables(ctx.locale, {
    list,
    prices,
    surfaces: await surfaceRows(ctx, ctx.session.userId, stored.design),
    roomsOf: (items) =>
      [...new Set(items.flatMap((item) => names.get(roomOf[item] ?? '') ?? []))].join(punctuationOf(ctx.locale).list),
  });
}

/** Of uploaded models: those the design has, whoever uploaded them, and those everybody sees; the library's are known by their names. */
async function uploadSizes(ctx: ExportContext, designId: string, { items }: Design): Promise<UploadSizes> {
  const ids = [...new Set(Object.values(items).map(({ model }) => model))].filter(isUpload);
  if (ids.length === 0) return {};
  const sizes = [...(await glbSizesOf(ctx, ids)), ...(await designGlbSizes(ctx, ctx.session.userId, designId))];
  return Object.fromEntries(sizes.map(({ id, size }) => [id, size]));
}
