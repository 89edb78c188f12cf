import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../command.mjs';
import { ordered } from './base.mjs';

/**
 * Runs the steps of a Dockerfile, each stage in a folder of its own. It knows the instructions that ours has and
 * refuses others. Returns the last stage: its folder, and with what it is run.
 */
export async function buildImage(file, { folder, base }) {
  const stages = new Map();
  let stage;
  for (const [name, rest] of instructionsOf(readFileSync(file, 'utf8'))) {
    if (name === 'FROM') {
      const alias = /\bAS (\S+)$/.exec(rest)?.[1] ?? `stage ${stages.size + 1}`;
      stage = { root: join(folder, alias), env: {}, workdir: '/', user: 'root' };
      stages.set(alias, stage);
      await ordered('cp', ['-a', base, stage.root]);
    } else {
      const step = steps[name];
      if (!step) throw new Error(`the instruction ${name} is not known here`);
      await step(stage, rest, stages);
    }
    console.log(`${name} ${rest.slice(0, 90)}`);
  }
  return stage;
}

/** Returns the instructions, without comments and with continued lines joined. */
function instructionsOf(text) {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => {
      const found = /^([A-Z]+)\s+(.*)$/.exec(line.trim());
      return found ? [[found[1], found[2]]] : [];
    });
}

const steps = {
  WORKDIR(stage, path) {
    stage.workdir = path;
    mkdirSync(join(stage.root, path), { recursive: true });
  },
  ENV(stage, settings) {
    for (const setting of settings.split(/\s+/)) {
      const [name, value] = setting.split('=');
      stage.env[name] = value;
    }
  },
  async COPY(stage, words, stages) {
    const [first, ...rest] = words.split(/\s+/);
    const from = /^--from=(\S+)$/.exec(first)?.[1];
    const paths = from ? rest : [first, ...rest];
    const to = join(stage.root, resolve(stage.workdir, paths.at(-1)));
    mkdirSync(dirname(to), { recursive: true });
    for (const path of paths.slice(0, -1)) {
      if (from) await ordered('cp', ['-a', join(stages.get(from).root, path), to]);
      else if (path === '.') await copyContext(to);
      else cpSync(resolve(root, path), join(to, path));
    }
  },
  async RUN(stage, command) {
    await inRoot(stage, ['/bin/sh', '-c', command]);
  },
  USER(stage, user) {
    stage.user = user;
  },
  VOLUME() {},
  EXPOSE() {},
  HEALTHCHECK(stage, words) {
    stage.healthCheck = /\bCMD (.*)$/.exec(words)[1];
  },
  CMD(stage, words) {
    stage.command = JSON.parse(words);
  },
};

/** Copies what is committed, but for what .dockerignore names. */
async function copyContext(to) {
  const ignored = readFileSync(resolve(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const excluded = ignored.map((name) => `':(exclude)${name}'`).join(' ');
  await ordered('sh', ['-c', `git ls-files -z -- . ${excluded} | tar -c --null -T - | tar -x -C '${to}'`]);
}

/** Runs a command in the root of a stage, as root, with the network of this machine. */
async function inRoot({ root: folder, env, workdir }, command) {
  const script = `mount -t proc proc '${folder}/proc' && mount --bind /dev '${folder}/dev' && exec chroot '${folder}' "$@"`;
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const inside = ['/usr/bin/env', '-C', workdir, ...settings, ...command];
  await ordered('unshare', ['--mount', '--fork', 'sh', '-c', script, 'sh', ...inside]);
}
