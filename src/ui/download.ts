/** Milliseconds. A browser may begin to read the file only after the click has been dealt with. */
const readWithin = 10_000;

/** Hands a file to the person, as a download. */
export function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
}
