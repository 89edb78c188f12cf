// npm run screenshots                 every page and state, four widths, both languages, into screenshots/
// npm run screenshots -- cart 390 sv  only these
import './node-version.mjs';

const { endCommandsOnSignal } = await import('./command.mjs');
const { installIfNeeded } = await import('./install.mjs');
const { buildIfNeeded } = await import('./build.mjs');
const { ensureChromium } = await import('./chromium.mjs');
const { runVitest } = await import('./vitest-run.mjs');

endCommandsOnSignal();
process.exitCode = (await takeScreenshots(process.argv.slice(2))) ? 0 : 1;

async function takeScreenshots(words) {
  if (!(await installIfNeeded())) return false;
  const chromium = await ensureChromium();
  if (!chromium) {
    console.error('Screenshots need Chromium: install it, or name one in CHROMIUM_PATH.');
    return false;
  }
  if (!(await buildIfNeeded())) return false;
  const env = { CHROMIUM_PATH: chromium, SCREENSHOTS_OF: words.join(' ') };
  const { failed } = await runVitest('screenshots', ['--project=screenshots'], env);
  if (failed === 0) console.log('\nThe pictures lie in screenshots/, a folder for each width and language.');
  return failed === 0;
}
