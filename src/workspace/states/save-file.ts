import { fileName } from '#exchange/file-name.ts';
import { download } from '#ui/download.ts';

/** Hands a file to the person, under a name every file system takes. */
export function saveFile(name: string, ending: string, file: Blob): string {
  const whole = `${fileName(name)}.${ending}`;
  download(whole, file);
  return whole;
}
