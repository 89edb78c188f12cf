import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OpenFolder, type Sharing } from './open-folder.server.ts';

/** The subfolders, held open. */
export type Folders = Record<(typeof folderNames)[number], OpenFolder>;
const folderNames = ['in', 'work', 'done', 'failed', 'out'] as const;

export async function openFolders(root: string, groupWrites: boolean): Promise<Folders> {
  const sharingOf = await shareRoot(root, groupWrites);
  const opened: [string, OpenFolder][] = [];
  try {
    for (const name of folderNames) {
      opened.push([name, await OpenFolder.open(join(root, name), sharingOf(name))]);
    }
    return Object.fromEntries(opened) as Folders;
  } catch (error) {
    for (const [, folder] of opened) await folder.close();
    throw error;
  }
}

/** The setgid bit makes files inherit the folder's group; the other bits let the group write, or only read. */
const groupWritesIn = 0o2770;
const groupReadsIn = 0o2750;

/** The root's group is that of the business system, which puts files into `in/` and markers into `out/`. */
async function shareRoot(root: string, groupWrites: boolean) {
  if ((await mkdir(root, { recursive: true })) !== undefined) await chmod(root, groupWritesIn);
  const { gid } = await stat(root);
  return (name: (typeof folderNames)[number]): Sharing => {
    const isWritten = groupWrites || name === 'in' || name === 'out';
    return {
      gid,
      folderMode: name === 'work' ? 0o700 : isWritten ? groupWritesIn : groupReadsIn,
      fileMode: groupWrites ? 0o660 : 0o640,
    };
  };
}
