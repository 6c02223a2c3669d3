import type { Design } from '#design/document.ts';

/** The design as a file, whatever else fails: made in the browser, from what it holds. */
export function downloadDesign(design: Design): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(design)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(design.name)}.json`;
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
