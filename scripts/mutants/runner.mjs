import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { startTests } from '@vitest/runner';
import fc from 'fast-check';
import { VitestTestRunner } from 'vitest/runners';

const {
  MUTANTS_LIST: listFile,
  MUTANTS_LOG: logFile,
  MUTANTS_ROOT: root,
  MUTANTS_PATIENCE: patience,
} = process.env;
/** From when on a run that goes round in loops is taken for endless, in ms. */
const longestRun = 20_000;
// A smaller example of what fails is of no use here.
fc.configureGlobal({ endOnFailure: true });

const state = { active: 0, hits: new Set(), called: new Set(), turns: 0, end: Infinity };
globalThis.__mutants = {
  on(id) {
    state.hits.add(id);
    return state.active === id;
  },
  see: (name) => void state.called.add(name),
  turn() {
    if (state.active && ++state.turns % 100 === 0 && performance.now() > state.end)
      throw new Error('endless');
  },
};

const log = (entry) => appendFileSync(logFile, `${JSON.stringify(entry)}\n`);

/** What was met while a file was loaded, which happens once. */
const loaded = new Set();

/** Runs the tests of a file, then once more for each mutant that they met, with that mutant at work. */
export default class MutantRunner extends VitestTestRunner {
  #hooks = new Set();
  #tests = new Map();
  /** Whether what is loaded was loaded with a mutant at work. */
  #isSpoilt = false;

  onBeforeCollect() {
    this.#hooks = new Set();
    this.#tests = new Map();
    state.called.clear();
    state.hits = loaded;
  }

  onCollected() {
    state.hits = this.#hooks;
  }

  onBeforeTryTask(test) {
    super.onBeforeTryTask(test);
    const hits = this.#tests.get(test.id) ?? new Set();
    this.#tests.set(test.id, hits);
    state.hits = hits;
  }

  async onAfterRunTask(test) {
    super.onAfterRunTask(test);
    state.hits = this.#hooks;
    log({ ran: test.name });
  }

  async onAfterRunFiles(files) {
    super.onAfterRunFiles();
    const [file] = files;
    const path = relative(root, file.filepath);
    if (failures(file).length > 0) log({ broken: path, why: failures(file)[0] });
    else if (listFile) await this.#tryMutants(file, path);
    log({ done: path, ms: file.result?.duration ?? 0, called: [...state.called] });
  }

  async #tryMutants(file, path) {
    const over = settled();
    const clean = new Map();
    const isStatic = ({ id, isKept, path: of }) => (loaded.has(id) || isKept) && areaOf(of) === areaOf(path);
    const list = JSON.parse(readFileSync(listFile, 'utf8')).filter(({ id }) => !over.has(id));
    // Those that need all to be loaded anew come last.
    list.sort((a, b) => isStatic(a) - isStatic(b));
    for (const mutant of list) {
      const { id } = mutant;
      const meetAll = isStatic(mutant) || this.#hooks.has(id);
      const ids = [...this.#tests].filter(([, hits]) => meetAll || hits.has(id)).map(([test]) => test);
      if (ids.length === 0) continue;
      log({ trying: id, path });
      const start = Date.now();
      // Where tests lean on those before them, all are run.
      const chosen = (await this.#holdsAlone(file, ids, clean)) ? ids : undefined;
      const why = await this.#run(file, chosen, id, isStatic(mutant));
      log(why ? { killed: id, path, why } : { survived: id, path, ms: Date.now() - start });
    }
    const why = clean.size > 0 || this.#isSpoilt ? await this.#run(file, undefined, 0, false) : undefined;
    if (why) log({ unsure: path, why });
  }

  async #holdsAlone(file, ids, clean) {
    const key = ids.join();
    if (ids.length === this.#tests.size) return false;
    if (!clean.has(key)) clean.set(key, !(await this.#run(file, ids, 0, false)));
    return clean.get(key);
  }

  /** Returns what failed first. */
  async #run(file, testIds, id, isStatic) {
    this.#unload(file, isStatic || this.#isSpoilt);
    this.#isSpoilt = isStatic;
    const inner = Object.create(this);
    const nothing = {
      onBeforeCollect: undefined,
      onCollected: undefined,
      onTaskUpdate: undefined,
      onAfterRunFiles: undefined,
    };
    Object.assign(inner, nothing, { cancelRun: false });
    inner.onBeforeTryTask = (test) => VitestTestRunner.prototype.onBeforeTryTask.call(inner, test);
    inner.onAfterRunTask = (test) => {
      VitestTestRunner.prototype.onAfterRunTask.call(inner, test);
      log({ ran: test.name });
      if (test.result?.state === 'fail') inner.cancelRun = true;
    };
    Object.assign(state, { active: id, turns: 0, end: performance.now() + longestRun, hits: new Set() });
    try {
      const [again] = await startTests([{ filepath: file.filepath, testIds }], inner);
      return failures(again)[0];
    } finally {
      state.active = 0;
    }
  }

  #unload({ filepath }, all) {
    const modules = this.workerState.evaluatedModules;
    const isOurs = ({ file }) => /\/(src|demo|test)\//.test(file ?? '') && !file.includes('/node_modules/');
    for (const module of [...modules.idToModuleMap.values()])
      if (module.file === filepath || (all && isOurs(module))) modules.invalidateModule(module);
  }
}

function areaOf(path) {
  return path.split('/').slice(0, 3).join('/');
}

/** Those that are killed, or have survived for as long as it is worth. */
function settled() {
  const killed = new Set();
  const spent = new Map();
  for (const line of readFileSync(logFile, 'utf8').split('\n').filter(Boolean)) {
    const entry = JSON.parse(line);
    if (entry.killed) killed.add(entry.killed);
    if (!entry.survived) continue;
    spent.set(entry.survived, (spent.get(entry.survived) ?? 0) + entry.ms);
    if (spent.get(entry.survived) > Number(patience)) killed.add(entry.survived);
  }
  return killed;
}

function failures(task) {
  const own =
    task.result?.state === 'fail'
      ? (task.result.errors ?? []).map(({ message }) => `${task.name}: ${message}`)
      : [];
  const inner = (task.tasks ?? []).flatMap(failures);
  return (inner.length > 0 ? inner : own).map((text) => text.slice(0, 200));
}
