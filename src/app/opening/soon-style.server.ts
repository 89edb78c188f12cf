/** The page's own styles, above those of the shop, whose names of colours and sizes they use. */
export const soonStyle = `
body { min-height: 100vh; min-height: 100dvh; display: grid; grid-template-rows: 1fr; background: var(--paper); }
.soon { display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; }
.soon > img { display: block; width: 100%; height: 38vh; object-fit: cover; }
.soon > div { display: flex; flex-direction: column; gap: var(--space-6); width: 100%; max-width: 40rem; padding: var(--space-6) var(--gutter); margin-inline: auto; }
.soon header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: var(--space-3) var(--space-5); }
.name { margin: 0; font: 600 var(--text-xl) / 1.2 var(--font-heading); letter-spacing: -0.015em; }
.name img { display: block; max-width: min(14rem, 60vw); max-height: 3.5rem; }
.soon nav { display: flex; gap: var(--space-4); }
.soon nav a { display: inline-flex; align-items: center; min-height: var(--target); color: var(--ink-quiet); text-decoration: none; }
.soon nav a:hover, .ways a:hover { color: var(--ink); text-decoration: underline; }
.soon h1 { margin: 0 0 var(--space-4); font-size: var(--text-4xl); }
.text { max-width: var(--measure); font-size: var(--text-l); }
.text > :last-child { margin-bottom: 0; }
.soon form { display: grid; gap: var(--space-3); padding-top: var(--space-5); border-top: var(--line); }
.soon summary { min-height: var(--target); align-content: center; color: var(--ink-quiet); font-size: var(--text-s); cursor: pointer; }
.soon details { margin-top: calc(-1 * var(--space-4)); }
.soon details form { padding-top: var(--space-2); border-top: 0; }
.soon details p { margin: 0; }
.soon [role=status]:empty { display: none; }
.soon h2 { margin: 0; font-size: var(--text-l); }
.soon label { display: grid; gap: var(--space-1); font-size: var(--text-s); color: var(--ink-quiet); }
.soon input { width: 100%; min-height: var(--target); padding-inline: var(--space-3); border: var(--line-strong); border-radius: var(--radius); background: var(--paper-raised); color: var(--ink); font: inherit; font-size: 1rem; }
.soon button { min-height: var(--target); padding-inline: var(--space-5); border: 0; border-radius: var(--radius); background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
.soon button:hover { background: var(--accent-strong); }
.soon button:disabled { opacity: 0.6; cursor: default; }
.soon [role=alert] { margin: 0; color: var(--signal); }
.soon [role=alert]:empty { display: none; }
.ways { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); margin: 0; font-size: var(--text-s); }
.ways a { color: var(--ink-quiet); }
@media (min-width: 34rem) {
  .soon form { grid-template-columns: 1fr 1fr auto; align-items: end; }
  .soon details form { grid-template-columns: 1fr auto; }
  .soon form > h2, .soon form > p { grid-column: 1 / -1; }
}
@media (min-width: 64rem) {
  .soon:has(> img) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-content: stretch; }
  .soon > img { grid-column: 2; grid-row: 1; height: 100vh; position: sticky; top: 0; }
  .soon:has(> img) > div { grid-column: 1; grid-row: 1; justify-content: center; }
}
`;
