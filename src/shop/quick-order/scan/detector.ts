import { scannedFormats, type ScannedFormat } from './barcode-number.ts';

type Found = { rawValue: string; format: string };
export type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly Found[]> };

type NativeDetector = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/**
 * Returns the browser's own detector where it reads EAN codes, otherwise one of ours, which is loaded then. Its
 * WebAssembly is served by us, and needs the policy of the scan document.
 */
export async function loadDetector(formats: readonly ScannedFormat[] = scannedFormats): Promise<Detector> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  const supported = (await Native?.getSupportedFormats().catch(() => [])) ?? [];
  if (Native && supported.includes('ean_13')) {
    return new Native({ formats: formats.filter((format) => supported.includes(format)) });
  }
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({
    // Without this the library fetches the file from elsewhere.
    overrides: { locateFile: () => wasm },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: [...formats] });
}
