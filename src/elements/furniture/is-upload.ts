/** An uploaded model is named by the id of its file (`gl_…`); one of the library has no underscore. */
export function isUpload(model: string): boolean {
  return model.includes('_');
}
