import type { Design } from '#design/document.ts';

/** The design as a file, whatever else fails: made in the browser, from what it holds. */
export function downloadDesign(design: Design): void {
  downloadDocument(design.name, design);
}

/** One that cannot be opened here is given out as it was stored. */
export function downloadDocument(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(name)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

function fileName(name: string): string {
  // Signs that a file system does not take.
  return (
    name
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'hien'
  );
}
