/** The page's own styles, above those of the shop, whose names of colours and sizes they use. */
export const docsStyle = `
body { padding-bottom: var(--space-8); }
.bar { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: var(--line-strong); }
.bar > div, .all { max-width: 78rem; margin-inline: auto; padding-inline: var(--gutter); }
.bar > div { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-5); padding-block: var(--space-3); }
.bar h1 { margin: 0; font-size: var(--text-xl); }
.bar form { display: flex; flex: 1 1 16rem; align-items: center; gap: var(--space-3); }
.bar input { flex: 1; min-width: 0; min-height: var(--target); padding-inline: var(--space-3); border: var(--line-strong); border-radius: var(--radius); background: var(--paper-raised); }
.bar output { color: var(--ink-quiet); font-variant-numeric: tabular-nums; white-space: nowrap; }
.languages { display: flex; gap: var(--space-4); margin-inline-start: auto; }
.all { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-5) var(--space-7); padding-top: var(--space-5); }
.groups ul { columns: 2; padding: 0; margin: 0; list-style: none; }
.groups a { display: block; padding-block: var(--space-1); text-decoration: none; }
.groups a:hover { text-decoration: underline; }
.groups small, .quiet { color: var(--ink-quiet); }
.groups > summary { min-height: var(--target); padding-block: var(--space-2); font-weight: 600; }
section { scroll-margin-top: 9rem; }
section > h2 { margin-top: var(--space-6); font-size: var(--text-xl); }
.text { max-width: 46rem; }
.text table, .fields { font-size: var(--text-s); }
.text td, .text th { padding: var(--space-1) var(--space-3) var(--space-1) 0; border-bottom: var(--line); text-align: start; vertical-align: top; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace; font-size: 0.9em; overflow-wrap: anywhere; }
pre { padding: var(--space-3); margin: 0 0 1em; background: var(--paper-sunk); white-space: pre-wrap; }
.call { border-top: var(--line); scroll-margin-top: 9rem; }
.call > summary { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: 0 var(--space-3); align-items: baseline; padding-block: var(--space-3); cursor: pointer; list-style: none; }
.call > summary::-webkit-details-marker { display: none; }
.call > summary:hover { background: var(--paper-raised); }
.call > summary > :last-child:not(code) { grid-column: 2; color: var(--ink-quiet); }
.call > div { padding: 0 0 var(--space-4); }
.call h3 { margin: var(--space-4) 0 var(--space-1); font-size: var(--text-m); }
.method { font-weight: 700; font-size: var(--text-s); color: var(--accent-strong); }
.method[data-writes] { color: var(--signal); }
.fields { padding-inline-start: 0; margin: 0; list-style: none; }
.fields .fields { padding-inline-start: var(--space-4); border-inline-start: var(--line); }
.fields li { padding-block: var(--space-1); }
.fields b { font: 600 0.9em ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace; }
@media (min-width: 64rem) {
  .all { grid-template-columns: 15rem minmax(0, 1fr); }
  .side { position: sticky; top: 5rem; max-height: calc(100vh - 6rem); overflow-y: auto; align-self: start; font-size: var(--text-s); }
  .side ul { columns: 1; }
  .call > summary { grid-template-columns: 4.5rem minmax(0, 1.1fr) minmax(0, 1fr); }
  .call > summary > :last-child:not(code) { grid-column: 3; }
  .jump { display: none; }
}
@media not all and (min-width: 64rem) {
  .side { display: none; }
  .bar form { order: 1; flex-basis: 100%; }
}
@media print { .bar, .groups { display: none; } }
`;
