import { angleOf, outputSize, type Crop } from './crop.ts';

/** Draws the crop as a file of its own. The server re-encodes it; this one is only small enough to send. */
export async function renderCrop(picture: HTMLImageElement, crop: Crop): Promise<Blob> {
  const { width, height } = outputSize(crop);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws nothing');
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.scale(width / crop.width, height / crop.height);
  context.rotate(angleOf(crop));
  context.drawImage(picture, -crop.x, -crop.y);
  // A browser that cannot write WebP returns a PNG, which may be far too large.
  const webp = await blobOf(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg');
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture could not be written')) : resolve(blob)),
      type,
      0.92,
    );
  });
}
