/** Files that only the server makes: paper with embedded faces, and the list at today's prices. */
type ServerFile = 'pdf' | 'csv';

/** How a design in an account leaves as a file; a design of this browser alone has none of it. */
export interface ExportPort {
  /** Whose name stands on the paper. */
  readonly author: string;
  /** `options` as the call names them; a refusal is in the reader's words. */
  make(kind: ServerFile, options: Readonly<Record<string, string>>): Promise<{ file: Blob } | { refused: string }>;
  /**
   * Opens the design in the external workspace where one is set; in the click itself, or the browser blocks the window.
   * A refusal is in the reader's words.
   */
  handOver?(): Promise<{ refused: string } | null>;
}
