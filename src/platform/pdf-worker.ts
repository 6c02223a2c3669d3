/**
 * Where long papers are set: off the event loop, one at a time, each on a thread that ends with it. What it needs
 * travels as plain data.
 */
export interface PdfWorker {
  draw(paper: object): Promise<Uint8Array>;
}
