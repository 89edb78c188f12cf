import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase, type Database } from '#kit/database/db.server.ts';
import { readEnv, type Env } from '#kit/process/env.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { RowChanges } from '#kit/tables/row-changes.server.ts';
import { filesBeside } from '#kit/tables/accompanying-files.server.ts';
import { FolderInUse } from '#kit/database/embedded/folder-lock.server.ts';
import { migrate } from '#kit/database/migrate.server.ts';
import { isDatabaseAway } from '#kit/database/postgres.server.ts';
import { keepSpoolsIn } from '#kit/process/spool.server.ts';
import { keepFilesPrivate } from '#kit/process/private-files.server.ts';
import { StartError } from '#kit/process/start-error.server.ts';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { TableFileError } from '#kit/tables/table-file-error.server.ts';
import { silentLog } from '#kit/process/log.server.ts';
import { importsOf } from '#shop/integration/imports.server.ts';
import { fileKinds, type FileKind } from '#shop/integration/kinds.ts';
import { keepLayout, layoutOf } from '#shop/integration/layout/layouts.server.ts';
import { openTextRepository } from '#shop/texts/texts.server.ts';
import { readArguments, usage, type Arguments } from './import-arguments.server.ts';
import { importImages, ImagesRefused } from './import-images.server.ts';
import { startProgress } from './import-progress.server.ts';
import { reportOf } from './import-report.server.ts';

/** Returns the exit code: 0 when the file was imported, 1 when it was not, 2 for a wrong command line. */
async function runCommand(words: string[]): Promise<number> {
  const parsed = readArguments(words, [...fileKinds, 'pictures']);
  if (parsed === 'help') {
    console.log(usage);
    return 0;
  }
  if ('wrong' in parsed) {
    console.error(`${parsed.wrong}.\n\n${usage}`);
    return 2;
  }
  try {
    const env = readEnv();
    keepFilesPrivate();
    keepSpoolsIn(join(env.dataDir, 'spool'));
    const database = await openForImport(env);
    const { kind } = parsed;
    if (kind === 'pictures') return await importHeap(database, env, parsed);
    return await importInto(database, env, { ...parsed, kind });
  } catch (error) {
    // An error that the person can fix is one line; anything else is a bug and keeps its stack trace.
    console.error(lineOf(error, parsed.file) ?? error);
    return 1;
  }
}

async function openForImport(env: Env): Promise<Database> {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartError(
      `The shop, or another import, is running on the data folder ${env.dataDir} (${error.holder}): stop it, ` +
        'import, and start it again. With a PostgreSQL server (DATABASE_URL) both can run at once.',
      { cause: error },
    );
  }
}

async function importInto(
  database: Database,
  env: Env,
  { kind, path, asked, ...options }: Arguments<FileKind>,
) {
  const progress = startProgress(kind, process.stderr);
  try {
    await migrate(database.db);
    const versions = new DataVersions();
    const imports = importsOf(
      { db: database.db, env, now: () => new Date(), versions, log: silentLog },
      openTextRepository({ ...database, versions }),
    );
    const beside = filesBeside(dirname(path));
    const changes = options.dryRun ? new RowChanges() : undefined;
    const services = { db: database.db, now: () => new Date() };
    const ofKind = { kind, path, shape: imports[kind].shape };
    const layout = await layoutOf(services, ofKind, asked);
    if (layout instanceof Problem) throw new StartError(layout.detail?.('en') ?? layout.title('en'));
    const importOptions = { ...options, beside, changes, layout, onProgress: progress.show };
    const outcome = await imports[kind](database.db, path, importOptions);
    await keepLayout(services, ofKind, asked);
    console.log(reportOf(kind, outcome, importOptions, progress.end()));
    return outcome.rejected > 0 && !options.skipBad ? 1 : 0;
  } finally {
    progress.end();
    await database.close();
  }
}

async function importHeap(database: Database, env: Env, options: Pick<Arguments<string>, 'path' | 'dryRun'>) {
  const progress = startProgress('pictures', process.stderr);
  try {
    await migrate(database.db);
    const tools = { db: database.db, env, now: () => new Date(), versions: new DataVersions() };
    const { left, report } = await importImages(tools, { ...options, onProgress: progress.show });
    progress.end();
    console.log(report);
    return left > 0 ? 1 : 0;
  } finally {
    progress.end();
    await database.close();
  }
}

function lineOf(error: unknown, file: string): string | undefined {
  if (error instanceof ImagesRefused) return `${file}: ${error.message}`;
  if (error instanceof TableFileError) return `${file}: ${error.message}. Nothing was changed.`;
  if (error instanceof StartError) return error.message;
  if (!isDatabaseAway(error)) return undefined;
  return 'The database did not answer in time, perhaps since another import is running; nothing was changed.';
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await runCommand(process.argv.slice(2));
}
