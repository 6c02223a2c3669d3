/** As if somebody had chosen it: a page may not set the files of a field itself. */
export function choose(field: HTMLInputElement | null, ...files: File[]): void {
  if (field === null) return;
  Object.defineProperty(field, 'files', { value: files, configurable: true });
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
