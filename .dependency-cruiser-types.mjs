import config from './.dependency-cruiser.mjs';

/**
 * The order of slices for what is imported as a type only: a slice is read, moved and tested with its types. The other
 * rules are about what runs, where such an import is gone.
 */
const names = ['slices-form-no-knot', 'shop-imports-no-office'];

export default {
  forbidden: config.forbidden.filter(({ name }) => names.includes(name)),
  options: { ...config.options, includeOnly: '^src/shop/', tsPreCompilationDeps: true },
};
