/** Pictures of plans to trace. The design names them; the world keeps them. */
export interface PicturesPort {
  /** Its id; or why it is not kept, in the person's words. */
  keep(picture: Blob): Promise<{ readonly id: string } | { readonly refused: string }>;
  /** Where it can be shown; null where this browser does not have it and the server neither. */
  address(id: string): Promise<string | null>;
}
