import { deflateSync } from 'node:zlib';
import type { Design, Level } from '#design/document.ts';
import type { RoomRecord } from '#design/records/room.ts';
import type { DrawnLabel } from '#elements/drawing.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { librarySymbols, type SymbolSource } from '#elements/furniture/symbol-source.ts';
import { uploadSymbol } from '#elements/furniture/upload-symbol.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { homeSurfaces } from '#elements/surfaces/home-surfaces.ts';
import { designGlb } from '#exchange/design-glb.ts';
import { planDxf } from '#exchange/dxf/plan-dxf.ts';
import { listPages, listSheet } from '#exchange/paper/list-sheets.ts';
import { paperSize } from '#exchange/paper/paper.ts';
import { barePlan, planSheet, type PlanOptions } from '#exchange/paper/plan-sheet.ts';
import type { Sheet } from '#exchange/paper/sheet.ts';
import { sheetSvg } from '#exchange/paper/sheet-svg.ts';
import { createFaces, type Faces } from '#features/foundation/pdf/faces.server.ts';
import { withoutUploads } from '#exchange/without-uploads.ts';
import { formatLocale, type Locale } from '#lib/locale.ts';
import { textureCache, type TextureCache } from '#models/materials/texture.ts';
import type { ExportVerdict, SurfaceFact } from '#platform/threads/exporter.ts';
import { mostFileBytes } from './export-limits.ts';
import type { ExportJob, ExportRefusal, PdfJob, UploadSizes } from './export-job.ts';
import { sheetPdf } from './sheet-pdf.server.ts';
import { sheetPng } from './sheet-png.server.ts';

type Made = Uint8Array | ExportRefusal;
type FileJob = Exclude<ExportJob, { kind: 'surfaces' }>;

/** Makes the file of a job. Heavy: it runs on the exporting thread, which keeps faces and textures as long as it lives. */
export function createExportMaker(): (job: ExportJob) => Promise<ExportVerdict | SurfaceFact[]> {
  const faces = createFaces();
  const textures = textureCache();
  return async (job) => {
    if (job.kind === 'surfaces') return surfacesOf(JSON.parse(job.text) as Design);
    const made = await fileOf(job, faces, textures);
    if (typeof made === 'string') return { ok: false, reason: made };
    if (made.byteLength > mostFileBytes) return { ok: false, reason: 'too_large' satisfies ExportRefusal };
    // A copy: what a library owns cannot be handed to another thread.
    return { ok: true, bytes: new Uint8Array(made) };
  };
}

async function fileOf(job: FileJob, faces: Faces, textures: TextureCache): Promise<Made> {
  const design = JSON.parse(job.text) as Design;
  switch (job.kind) {
    case 'pdf':
      return pdf(design, job, faces);
    case 'svg':
      return utf8(sheetSvg(barePlan(design, levelIn(design, job.level), job.scale, optionsOf(job))));
    case 'png':
      return sheetPng(barePlan(design, levelIn(design, job.level), 50, optionsOf(job)), job.width, faces);
    case 'dxf':
      return utf8(planDxf(design, levelIn(design, job.level), optionsOf(job)));
    case 'glb':
      return glb(design, textures);
  }
}

async function pdf(design: Design, job: PdfJob, faces: Faces): Promise<Made> {
  const { words, levels, tables, listSubject, locale, now } = job;
  const lists = listPages(tables);
  const count = levels.length + lists.length;
  const page = (at: number) => `${at + 1}/${count}`;
  const sheets: Sheet[] = [];
  for (const [at, { id, name }] of levels.entries()) {
    const sheet = planSheet(design, levelIn(design, id), {
      ...optionsOf(job),
      paper: paperSize(job.paper, job.landscape),
      scale: job.scale,
      words: { ...words, subject: name, page: page(at) },
    });
    if (!sheet.fits) return 'off_paper';
    sheets.push(sheet);
  }
  lists.forEach((marks, at) =>
    sheets.push(listSheet(marks, { ...words, subject: listSubject, page: page(levels.length + at) })),
  );
  const facts = { title: words.home, author: words.author, language: formatLocale(locale), now };
  return sheetPdf(sheets, facts, faces);
}

function glb(design: Design, textures: TextureCache): Made {
  const made = designGlb(
    withoutUploads(design),
    { models: librarySource('middle'), detail: 'middle' },
    { textures, deflate: (bytes) => deflateSync(bytes, { level: 4 }) },
  );
  return made.ok ? made.glb : 'too_large';
}

function levelIn(design: Design, id: string | null): Level {
  return design.levels.find((level) => level.id === id) ?? design.levels[0]!;
}

function optionsOf({ show, locale, uploads }: Pick<PdfJob, 'show' | 'locale' | 'uploads'>): PlanOptions {
  return {
    show,
    symbols: symbolsWith(uploads),
    write: labelWriter(locale),
    roomName: (room: RoomRecord) => ownRoomName(room, locale),
  };
}

function symbolsWith(uploads: UploadSizes): SymbolSource {
  const library = librarySymbols();
  return (model) => {
    const size = Object.hasOwn(uploads, model) ? uploads[model] : undefined;
    return size ? uploadSymbol(size) : library(model);
  };
}

/** Millimetres as builders write them, areas in the reader's figures. */
function labelWriter(locale: Locale): (text: DrawnLabel['text']) => string {
  const number = new Intl.NumberFormat(formatLocale(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (text) => {
    if (text.kind === 'name') return text.name;
    return text.kind === 'area'
      ? `${number.format(text.squareMillimetres / 1e6)} m²`
      : String(Math.round(text.millimetres));
  };
}

function surfacesOf(design: Design): SurfaceFact[] {
  return homeSurfaces(design).map(({ room, on, material, quantity, length }) => ({
    room: room.id,
    on,
    material,
    area: quantity?.area ?? null,
    length,
    tiles: quantity?.tiles
      ? {
          needed: quantity.tiles.needed,
          buy: quantity.tiles.buy,
          boxes: quantity.tiles.boxes,
          waste: quantity.tiles.waste,
        }
      : null,
    rolls: quantity?.rolls ?? null,
    paint: quantity?.paint ?? null,
  }));
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
