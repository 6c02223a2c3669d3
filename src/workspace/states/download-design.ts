import type { Design } from '#design/document.ts';
import { saveFile } from './save-file.ts';

/** The design as a file, whatever else fails: made in the browser, from what it holds. */
export function downloadDesign(design: Design): void {
  downloadDocument(design.name, design);
}

/** One that cannot be opened here is given out as it was stored. */
export function downloadDocument(name: string, content: unknown): void {
  saveFile(name, 'json', new Blob([JSON.stringify(content)], { type: 'application/json' }));
}
