import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { fileBytes } from '#kit/http/file-bytes.ts';

export const mostLogoBytes = 500_000;
/** A PNG with fewer pixels is blurred. */
export const leastLogoHeight = 48;

export const uploadLogo = endpoint({
  name: 'uploadLogo',
  summary:
    'A logo: PNG, or SVG of shapes and colours alone. It is written anew, and is the shop’s once the setting LookLogo has its name',
  method: 'POST',
  path: '/api/office/logos',
  who: 'staff',
  right: 'content.write',
  takesFile: { mostBytes: mostLogoBytes },
  input: z.object({ File: fileBytes() }),
  output: z.object({ Name: z.string() }),
});
