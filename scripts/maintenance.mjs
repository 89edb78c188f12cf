import './node-version.mjs';

const { runBuilt } = await import('./built.mjs');
await runBuilt('dist/server/maintenance.js');
