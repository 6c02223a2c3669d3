/** Millimetres. */
export interface UploadSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** What has to be known of uploaded models before they can be drawn; the library's are known by their name. */
export interface UploadsPort {
  /** Those that are still there, by id. */
  sizes(models: readonly string[]): Promise<Readonly<Record<string, UploadSize>>>;
}
