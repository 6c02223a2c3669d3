/**
 * Sets long PDF documents: off the event loop, one at a time, each on a thread that ends with it. Input is plain data.
 */
export interface PdfWorker {
  /** `whose`: of the person whose other documents wait for this one. */
  draw(whose: string, paper: object): Promise<Uint8Array>;
}
