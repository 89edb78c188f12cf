import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
let isStopped = false;

/** Whether the queue was told to stop. */
export function wasStopped() {
  return isStopped;
}

/** Runs a script in Blender at the lowest priority. Calls `onPicture` for each finished master, one at a time. */
export function blender(script, job, masters, onImage) {
  const command = ['-n', '19', 'chrt', '-i', '0', 'blender', '-b', '-t', '2', '--python-exit-code', '1'];
  const child = spawn('nice', [...command, '-P', join(here, script), '--', job], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DRAPES: join(masters, 'drapes'), OPENBLAS_NUM_THREADS: '2' },
  });
  const stop = () => {
    isStopped = true;
    child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  let rest = '';
  let errors = '';
  let encoding = Promise.resolve();
  child.stderr.on('data', (text) => (errors += text));
  child.stdout.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      const [word, path] = line.split(' ');
      if (word === 'LIGHT' || word === 'PICTURE') console.log(line);
      if (word === 'PICTURE') encoding = encoding.then(() => onImage(path));
      if (line.includes('Error')) errors += text;
    }
  });
  return new Promise((resolve) =>
    child.on('close', async (code) => {
      await encoding;
      if (code !== 0 && !isStopped) {
        console.error(errors);
        process.exitCode = 1;
      }
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      resolve();
    }),
  );
}
