import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { numberOfBarcode, scanFilter, type ScannedFormat } from './barcode-number.ts';
import { loadDetector } from './detector.ts';

/** Why there is no picture: no https, no camera, the person or browser refused, or another program has the camera. */
export type CameraTrouble = 'insecure' | 'missing' | 'refused' | 'busy' | 'unreadable';
export type CameraState = 'starting' | 'running' | CameraTrouble;

const restMs = 100;

/** Shows the camera in a video element and tells of each code that is scanned. */
export function useCamera(onNumber: (number: string) => void, formats?: readonly ScannedFormat[]) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState(false);
  const tell = useEffectEvent(onNumber);
  const wanted = useRef(formats);

  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const isNew = scanFilter();

    async function run(): Promise<void> {
      const element = video.current;
      // Browsers hide the camera from pages that are not secure.
      if (!isSecureContext || !element) return setState('insecure');
      if (!('mediaDevices' in navigator)) return setState('missing');
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
        });
      } catch (error) {
        return setState(troubleOf(error));
      }
      if (isGone) return stop();
      setTrack(stream.getVideoTracks()[0]);
      element.srcObject = stream;
      await element.play().catch(() => undefined);
      const detector = await loadDetector(wanted.current);
      setState('running');
      while (!isGone) {
        if (!document.hidden && element.readyState >= element.HAVE_CURRENT_DATA) {
          // A frame that cannot be read is followed by the next.
          const found = await detector.detect(element).catch(() => []);
          for (const { rawValue, format } of found) {
            const number = numberOfBarcode(rawValue, format);
            if (!isGone && number !== '' && isNew(number, Date.now())) tell(number);
          }
        }
        await new Promise((resolve) => setTimeout(resolve, restMs));
      }
    }
    function stop(): void {
      for (const one of stream?.getTracks() ?? []) one.stop();
    }

    run().catch(() => {
      stop();
      if (!isGone) setState('unreadable');
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  const hasTorch = track !== undefined && 'torch' in (track.getCapabilities?.() ?? {});
  async function light(): Promise<void> {
    // TypeScript's library does not know the constraint.
    const torch = { advanced: [{ torch: !isLit } as MediaTrackConstraintSet] };
    await track?.applyConstraints(torch).then(
      () => setLit(!isLit),
      () => undefined,
    );
  }
  return { video, state, torch: hasTorch ? { isLit, toggle: () => void light() } : undefined };
}

function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'refused';
  return name === 'NotReadableError' ? 'busy' : 'missing';
}
