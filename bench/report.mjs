import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { root } from '../scripts/command.mjs';
import { marksOf } from './marks.mjs';
import { sizeTables } from './size-report.mjs';

/** Each mark with its measured value; cases that were not run are left out. */
export function evaluate(report) {
  return marksOf(report).filter(({ value }) => value !== undefined && !Number.isNaN(value));
}

export function machine() {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${gigabytes} GB, ${platform()} ${arch()}, Node ${process.versions.node}`;
}

export function print(report) {
  console.log(`\n${report.machine}\n`);
  console.log(aligned(tableOf(report)));
  console.log(`\n${factsOf(report).join('\n')}\n`);
  for (const { title, rows } of sizeTables(report)) console.log(`${title}\n${aligned(rows)}\n`);
  for (const { name, text, limit, isReached } of report.marks) {
    console.log(`${isReached ? '✓' : '✗'} ${name}: ${text} (mark ${limit})`);
  }
}

export function save(report) {
  mkdirSync(resolve(root, '.cache'), { recursive: true });
  writeFileSync(resolve(root, '.cache/bench.json'), `${JSON.stringify(report, null, 2)}\n`);
}

export function tableOf({ results }) {
  return [
    ['', 'a second', 'least to most', 'p99 ms', 'CPU ms', 'bare', 'of bare'],
    ...results.map(({ name, perSecond, p99, cpuMs, bare, ratio, errors }) => [
      errors > 0 ? `${name} (${errors} errors)` : name,
      whole(perSecond.median),
      `${whole(perSecond.least)} to ${whole(perSecond.most)}`,
      p99.toFixed(1),
      cpuMs?.toFixed(3) ?? '',
      whole(bare.perSecond.median),
      ratio.toFixed(ratio < 0.1 ? 3 : 2),
    ]),
  ];
}

export function factsOf({ results, start, memory, weight, paints, durability, waits }) {
  const listing = results.find(({ name }) => name === 'products JSON');
  return [
    ...(listing ? [speedText(listing.bare.perSecond.median)] : []),
    `Ready ${whole(start.first)} ms after the first start${start.firstMemory ? ` (${start.firstMemory} MB)` : ''}, ${whole(start.second)} ms after the second; first page after ${whole(start.firstPage)} ms.`,
    ...(memory ? [`Memory: ${memory.now} MB at the end of the run, ${memory.most} MB at most.`] : []),
    `A first visit of /products: ${kb(weight.scripts)} of scripts, ${kb(weight.html)} of HTML, ${kb(weight.styles)} of styles, ${kb(weight.fonts)} of fonts.`,
    ...(paints ? [paintsText(paints)] : []),
    ...(waits ? [textOf(waits)] : []),
    ...(durability
      ? [
          `Killed while taking orders: of ${durability.acknowledged} acknowledged orders ${durability.lost} were lost.`,
        ]
      : []),
  ];
}

/** The result of the bare server on the machine where the marks were set. */
const bareWhereMarksWereSet = 52_000;

function speedText(bare) {
  const part = (bare / bareWhereMarksWereSet).toFixed(2);
  return `The bare server sends ${whole(bare)} listings a second as JSON: ${part} of what it sent where the marks in figures were set (${bareWhereMarksWereSet}).`;
}

function paintsText(paints) {
  const each = paints.map(({ path, lcp, tbt }) => `${path} ${whole(lcp)} and ${whole(tbt)} ms`).join(', ');
  return `First visits on a phone (4 × slower processor, 1.6 Mbit/s, 150 ms; applied, not simulated), largest paint and main thread held beyond 50 ms a task: ${each}.`;
}

function textOf({ orders, cart }) {
  const ms = (value) => `${value.toFixed(1)} ms`;
  return `Of 10,000 orders, page 1 in ${ms(orders.first)}, page 300 in ${ms(orders.far)}, the middle in ${ms(orders.middle)}; a cart of 10 rows in ${ms(cart.small)}, of 300 in ${ms(cart.large)}.`;
}

export function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('  '),
    )
    .join('\n');
}

function whole(value) {
  return value < 100 ? value.toFixed(1) : String(Math.round(value));
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
