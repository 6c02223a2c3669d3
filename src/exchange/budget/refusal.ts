/** Why a file is refused: a key a page can translate, with figures. */
type RefusalKey =
  | 'too-large'
  | 'not-gltf'
  | 'old-version'
  | 'broken-container'
  | 'json-too-large'
  | 'json-too-deep'
  | 'json-broken'
  | 'not-valid'
  | 'too-many'
  | 'too-many-vertices'
  | 'too-many-triangles'
  | 'claims-too-much'
  | 'node-loop'
  | 'node-two-parents'
  | 'node-too-deep'
  | 'outside-address'
  | 'compressed'
  | 'unknown-extension'
  | 'image-kind'
  | 'image-too-large'
  | 'image-broken'
  | 'not-finite'
  | 'too-big-in-space'
  | 'nothing-to-see'
  | 'too-heavy';

export interface Refusal {
  key: RefusalKey;
  values: Record<string, string | number>;
}

/** Thrown inside the check and caught at its entry point. */
export class RefusedFile extends Error {
  readonly refusal: Refusal;

  constructor(key: RefusalKey, values: Record<string, string | number> = {}) {
    super(`${key} ${JSON.stringify(values)}`);
    this.refusal = { key, values };
  }
}
