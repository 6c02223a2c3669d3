import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { picturesFolder } from '../pictures/picture-folder.ts';

/** Beside the pictures folder; found the same way. The baked light of a demo home at its own hour. */
export function lightFile(home: string): string {
  return join(dirname(picturesFolder()), 'lights', `${home}.light`);
}

/** Null where it was not baked. */
export function readLightFile(home: string): Uint8Array<ArrayBuffer> | null {
  return existsSync(lightFile(home)) ? new Uint8Array(readFileSync(lightFile(home))) : null;
}
