import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.xml', '.webmanifest']);
const smallest = 1024;

/** Writes `.br` and `.gz` beside every text asset, once, so that no request has to compress. */
export async function compressAssets(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(compress));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const brotli = promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  const packed = [
    [`${file}.br`, await brotli],
    [`${file}.gz`, await promisify(gzip)(content, { level: 9 })],
  ];
  for (const [name, bytes] of packed) if (bytes.length < content.length) await writeFile(name, bytes);
}
