import { useMutation } from '@tanstack/react-query';
import type { CallError } from '#kit/call.ts';
import { sendFile } from '#kit/send-file.ts';
import type { OfficeTextKey } from '#shop/texts/office-table.ts';
import { mostPictureBytes, uploadPicture } from './office-contract.ts';
import { shrunk } from './shrunk.ts';

/** Sends pictures one after the other; each is told when it is there. */
export function usePictureUpload(onSent: (imageId: number) => void) {
  const upload = useMutation<void, CallError | Error, readonly File[]>({
    mutationFn: async (files) => {
      for (const file of files) {
        const sent = await shrunk(file);
        if (sent.size > mostPictureBytes) throw new Error('too large');
        onSent((await sendFile(uploadPicture, {}, sent)).Id);
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
    /** The text that says what went wrong. */
    failure: upload.error ? failureKey(upload.error) : undefined,
  };
}

function failureKey(error: CallError | Error): OfficeTextKey {
  const status = 'status' in error ? error.status : 413;
  if (status === 413) return 'pictures.tooLarge';
  return status === 400 ? 'pictures.unreadable' : 'general.commonError';
}
