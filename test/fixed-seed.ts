import fc from 'fast-check';

/**
 * The same cases each time, so that a run fails for a change and not by chance. `npm run prove` looks for new ones.
 */
if (process.env.PROVE_TIMES === undefined)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_129 });
