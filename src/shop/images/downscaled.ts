import { widestOriginal } from './image-limits.ts';

const smallEnough = 2_000_000;

/** Reduces a large photograph to the size that the server stores, for a faster upload; other files stay unchanged. */
export async function downscaled(file: File): Promise<Blob> {
  if (file.size <= smallEnough || !/^image\/(jpeg|webp|png)$/.test(file.type)) return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, widestOriginal / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92));
    return blob && blob.size < file.size ? blob : file;
  } catch {
    // The server reports whether it can read the file.
    return file;
  }
}
