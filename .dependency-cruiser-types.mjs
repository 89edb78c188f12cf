import config from './.dependency-cruiser.mjs';

/**
 * The order of slices and of rooms for what is imported as a type only: a slice or a room is read, moved and tested with its types. The other
 * rules are about what runs, where such an import is gone.
 */
const names = ['rooms-stand-in-order', 'slices-form-no-knot', 'shop-imports-no-office'];

export default {
  forbidden: config.forbidden.filter(({ name }) => names.includes(name)),
  options: { ...config.options, includeOnly: '^src/(kit|shop)/', tsPreCompilationDeps: true },
};
