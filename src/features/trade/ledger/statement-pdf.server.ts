import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { formatLocale, timeZone, type Locale } from '#lib/locale.ts';
import { pdfText, type PdfText } from '#features/foundation/pdf/pdf-text.server.ts';
import { isOfOrder } from './book.ts';
import { spanOf, type PeriodStatement, type StatementLine } from './statement.ts';
import { pageMarks, type StatementTexts } from './statement-texts.ts';

/** A4 in points; the columns of the table by where each ends, figures right-aligned. */
const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 56, bottom: 786 } as const;
const columns = {
  at: page.left,
  what: 104,
  memo: 176,
  gross: 352,
  commission: 410,
  net: 478,
  balance: page.right,
} as const;
const soft = '#545b54';
const ink = '#1c231f';
const line = '#d9d7cb';
const accent = '#a51d53';

/**
 * Everything a document is set from, as plain data: the thread has neither database nor catalogues, so texts come
 * ready.
 */
export interface StatementDocument {
  locale: Locale;
  now: Date;
  company: { name: string; address: string; email: string };
  texts: StatementTexts;
  statement: PeriodStatement;
}
type StatementHeader = Omit<StatementDocument, 'statement'>;

type StatementWords = ReturnType<typeof wordsFor>;
interface PdfPage {
  doc: PDFKit.PDFDocument;
  text: PdfText;
  words: StatementWords;
}

/** A shop's statement as PDF: who, when, from which balance to which, line by line, in the reader's language. */
export async function statementPdf({ statement, ...about }: StatementDocument): Promise<Buffer> {
  const words = wordsFor(about);
  const title = `${about.texts.title} · ${statement.shop}`;
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: formatLocale(about.locale),
    displayTitle: true,
    info: { Title: title, Author: about.company.name, CreationDate: about.now },
  });
  const bytes = buffer(doc);
  const paper = { doc, text: await pdfText(doc), words };
  let y = head(paper, about, statement);
  y = figures(paper, statement, y);
  table(paper, statement, y);
  feet(paper);
  doc.end();
  return bytes;
}

function wordsFor({ locale, texts }: StatementHeader) {
  const format = formatLocale(locale);
  const number = new Intl.NumberFormat(format);
  const date = new Intl.DateTimeFormat(format, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
  const month = new Intl.DateTimeFormat(format, { year: 'numeric', month: 'long', timeZone });
  return {
    texts,
    date: (at: Date) => date.format(at),
    month: (of: string) => month.format(spanOf(of).from),
    /** As `ui/price.tsx` writes it, with a true minus. */
    price(amount: number) {
      const written = locale === 'vi' ? `${number.format(Math.abs(amount))} ₫` : `₫${number.format(Math.abs(amount))}`;
      return amount < 0 ? `−${written}` : written;
    },
    figure: (amount: number) => `${amount < 0 ? '−' : ''}${number.format(Math.abs(amount))}`,
  };
}

function head({ doc, text, words }: PdfPage, { company }: StatementHeader, { shop, month }: PeriodStatement): number {
  doc
    .save()
    .translate(page.left, page.top - 18)
    .scale(1.1);
  doc
    .path('M3 2h3.4v2.2c2.9 3.7 8 5.7 15.6 5.4v2.9c-.9.04-1.7.05-2.5.04V22H17v-9.7C12.5 11.8 8.8 10.2 6.4 7.9V22H3z')
    .fill(ink);
  doc.circle(11.7, 19.6, 2.4).fill(accent).restore();
  text.write(company.name, page.right, page.top - 8, { size: 9, weight: 'strong', align: 'right' });
  text.write(company.address, page.right, page.top + 6, { size: 8, colour: soft, align: 'right', most: 360 });
  text.write(words.texts.title, page.left, 122, { size: 22, weight: 'strong' });
  text.write(shop, page.left, 144, { size: 12, most: 380 });
  text.write(month === null ? words.texts.ever : words.month(month), page.left, 162, { size: 10, colour: soft });
  return 186;
}

/** The main figures, in columns: the first and those between make the last. */
function figures({ doc, text, words }: PdfPage, { opening, closing, sums }: PeriodStatement, y: number): number {
  const shown = [
    ['opening', opening],
    ['sales', sums.gross - sums.commission - sums.returned],
    ['paid', -sums.paid],
    ['back', sums.back],
    ['closing', closing],
  ] as const;
  const bay = (page.right - page.left) / shown.length;
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.8).stroke(ink);
  shown.forEach(([key, amount], at) => {
    const x = page.left + at * bay;
    doc
      .moveTo(x, y)
      .lineTo(x, y + 7)
      .lineWidth(0.8)
      .stroke(ink);
    text.write(words.texts.figures[key], x + 6, y + 20, { size: 8, colour: soft, most: bay - 10 });
    text.write(words.price(amount), x + 6, y + 37, {
      size: 11,
      weight: key === 'closing' ? 'strong' : 'plain',
      most: bay - 8,
    });
  });
  return y + 72;
}

function table(paper: PdfPage, { lines, sums, closing }: PeriodStatement, from: number): void {
  const { doc, text, words } = paper;
  let y = tableHead(paper, from);
  if (lines.length === 0) text.write(words.texts.none, page.left, y + 6, { size: 9, colour: soft });
  for (const each of lines) {
    if (y > page.bottom - 24) {
      doc.addPage();
      y = tableHead(paper, page.top);
    }
    y = row(paper, each, y);
  }
  doc
    .moveTo(page.left, y - 11)
    .lineTo(page.right, y - 11)
    .lineWidth(0.8)
    .stroke(ink);
  const end = { size: 8, weight: 'strong', align: 'right' } as const;
  text.write(words.texts.sum, page.left, y + 4, { size: 8, weight: 'strong' });
  text.write(words.figure(sums.gross - sums.returned), columns.gross, y + 4, end);
  text.write(words.figure(-sums.commission), columns.commission, y + 4, end);
  text.write(words.figure(closing), columns.balance, y + 4, end);
}

function tableHead({ doc, text, words }: PdfPage, y: number): number {
  const name = (key: keyof StatementTexts['columns']) => words.texts.columns[key];
  for (const key of ['at', 'what', 'memo'] as const)
    text.write(name(key), columns[key], y, { size: 8, weight: 'strong' });
  for (const key of ['gross', 'commission', 'net', 'balance'] as const)
    text.write(name(key), columns[key], y, { size: 8, weight: 'strong', align: 'right' });
  doc
    .moveTo(page.left, y + 6)
    .lineTo(page.right, y + 6)
    .lineWidth(0.8)
    .stroke(ink);
  return y + 21;
}

function row(
  { doc, text, words }: PdfPage,
  { at, kind, memo, gross, commission, net, balance }: StatementLine,
  y: number,
): number {
  text.write(words.date(at), columns.at, y, { size: 8, colour: soft });
  text.write(words.texts.kinds[kind], columns.what, y, { size: 8, most: columns.memo - columns.what - 6 });
  text.write(memo, columns.memo, y, { size: 8, colour: soft, most: columns.gross - columns.memo - 58 });
  const right = { size: 8, align: 'right' } as const;
  if (isOfOrder(kind)) {
    text.write(words.figure(gross), columns.gross, y, right);
    text.write(words.figure(-commission), columns.commission, y, right);
  }
  text.write(words.figure(net), columns.net, y, right);
  text.write(words.figure(balance), columns.balance, y, right);
  doc
    .moveTo(page.left, y + 6)
    .lineTo(page.right, y + 6)
    .lineWidth(0.4)
    .stroke(line);
  return y + 18;
}

/** On every page, once their number is known. */
function feet({ doc, text, words }: PdfPage): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    doc.switchToPage(start + at);
    text.write(words.texts.foot, page.left, 812, { size: 7.5, colour: soft, most: 400 });
    text.write(pageText(words.texts.page, at + 1, count), page.right, 812, { size: 7.5, colour: soft, align: 'right' });
  }
}

/** The one text whose figures are known last; placeholders mark where they go. */
function pageText(text: string, at: number, of: number): string {
  return text.replace(pageMarks.at, String(at)).replace(pageMarks.of, String(of));
}
