import type { ListTable } from '#exchange/paper/list-sheets.ts';
import type { PaperName } from '#exchange/paper/paper.ts';
import type { Shown } from '#exchange/paper/shown-plan.ts';
import type { BlockWords } from '#exchange/paper/title-block.ts';
import type { Locale } from '#lib/locale.ts';

/** Millimetres, by model. */
export type UploadSizes = Readonly<Record<string, { width: number; depth: number; height: number }>>;

interface Common {
  /** The document; it was checked when it was stored. */
  text: string;
  uploads: UploadSizes;
}

/** What is drawn of which storey, in whose language. */
interface DrawnJob extends Common {
  level: string | null;
  show: Shown;
  locale: Locale;
}

export interface PdfJob extends Omit<DrawnJob, 'level'> {
  kind: 'pdf';
  /** The storeys, each a page, with their names. */
  levels: readonly { id: string; name: string }[];
  paper: PaperName;
  landscape: boolean;
  scale: number | 'fit';
  words: Omit<BlockWords, 'subject' | 'page'>;
  /** Of the pages after the drawings. */
  listSubject: string;
  tables: readonly ListTable[];
  now: Date;
}

/** Plain data for the thread: it has neither database nor catalogues, so words and prices come ready. */
export type ExportJob =
  | PdfJob
  | (DrawnJob & { kind: 'svg'; scale: number })
  | (DrawnJob & { kind: 'png'; width: number })
  | (DrawnJob & { kind: 'dxf' })
  | (Common & { kind: 'glb' })
  | { kind: 'surfaces'; text: string };

export type ExportRefusal = 'off_paper' | 'too_large' | 'too_heavy';
