import { parentPort, workerData } from 'node:worker_threads';
import { statementPdf, type StatementDocument } from './statement-pdf.server.ts';

export type PdfReply = { bytes: Uint8Array<ArrayBuffer> } | { fault: string };

/** One document, one thread: thousands of lines are set without blocking any request. */
statementPdf(workerData as StatementDocument).then(
  (drawn) => {
    const bytes = new Uint8Array(drawn);
    send({ bytes }, [bytes.buffer]);
  },
  (error: unknown) =>
    send({ fault: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) }),
);

function send(answer: PdfReply, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(answer, handedOver);
}
