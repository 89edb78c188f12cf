import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { CallError } from '#kit/http/call.ts';
import { sendFile } from '#kit/http/send-file.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { mostFileName, mostImageBytes, sharpPixels } from '#shop/images/image-limits.ts';
import { uploadImage } from './contract.ts';
import { downscaled } from '#shop/images/downscaled.ts';

/** Uploads pictures one after the other; `onSent` is called for each. */
export function useImageUpload(onSent: (imageId: number) => void) {
  const t = useOfficeT();
  const [small, setSmall] = useState<{ Width: number; Height: number }>();
  const upload = useMutation<void, CallError | Error, readonly File[]>({
    mutationFn: async (files) => {
      setSmall(undefined);
      for (const file of files) {
        const sent = await downscaled(file);
        if (sent.size > mostImageBytes) throw new Error('too large');
        const image = await sendFile(uploadImage, { fileName: file.name.slice(-mostFileName) }, sent);
        if (Math.max(image.Width, image.Height) < sharpPixels) setSmall(image);
        onSent(image.Id);
      }
    },
    networkMode: 'always',
  });
  return {
    send: (files: Iterable<File>) => {
      const all = [...files];
      if (all.length > 0) upload.mutate(all);
    },
    isSending: upload.isPending,
    /** The error message. */
    failure: upload.error ? failureText(upload.error, t) : undefined,
    /** A warning about an accepted picture. */
    warning: small && t('images.small', { width: small.Width, height: small.Height, least: sharpPixels }),
  };
}

function failureText(error: CallError | Error, t: ReturnType<typeof useOfficeT>): string {
  const status = 'status' in error ? error.status : 413;
  if (status === 413) return t('images.tooLarge');
  if (status !== 400) return t('general.commonError');
  const [refused] = ('problem' in error ? error.problem?.errors : undefined) ?? [];
  return refused?.message ?? t('images.unreadable');
}
