const terminal = Boolean(process.stdout.isTTY);
const underWay = new Map();
let clock;

/** Shows that `name` is running, and prints one line when it is done. `work` returns whether it succeeded. */
export async function showing(name, work) {
  const start = performance.now();
  underWay.set(name, start);
  clock ??= setInterval(showUnderWay, terminal ? 500 : 10_000).unref();
  if (terminal) showUnderWay();
  else console.log(`… ${name}`);
  let well = false;
  try {
    well = await work();
    return well;
  } finally {
    underWay.delete(name);
    clearLine();
    console.log(`${well ? '✓' : '✗'} ${name}  ${seconds(start)}`);
    if (underWay.size === 0) {
      clearInterval(clock);
      clock = undefined;
    }
  }
}

function showUnderWay() {
  const line = [...underWay].map(([name, start]) => `${name} ${seconds(start)}`).join(' · ');
  clearLine();
  if (terminal) process.stdout.write(`… ${line}`.slice(0, process.stdout.columns || 80));
  else console.log(`… still ${line}`);
}

function clearLine() {
  if (terminal) process.stdout.write('\r\x1b[K');
}

function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
