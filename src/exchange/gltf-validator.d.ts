/** The Khronos Group's own package comes without types; this is what we use of it. */
declare module 'gltf-validator' {
  export interface ValidationMessage {
    code: string;
    message: string;
    /** 0 error, 1 warning, 2 information, 3 hint. */
    severity: number;
    pointer?: string;
  }
  export function validateBytes(
    file: Uint8Array,
    options?: { maxIssues?: number; ignoredIssues?: string[] },
  ): Promise<{ issues: { messages: ValidationMessage[]; numErrors: number; numWarnings: number } }>;
}
