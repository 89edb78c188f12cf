/**
 * As Node has it from 21 on. A library for PostgreSQL looks for it to know whether it is in Node, and where there is none it
 * asks for `Response`, with which all that `fetch` needs is loaded: a tenth of what the shop does when it starts.
 */
const [release] = process.versions.node.split('.');
if (!('navigator' in globalThis)) {
  Object.defineProperty(globalThis, 'navigator', {
    value: { userAgent: `Node.js/${release}` },
    configurable: true,
    enumerable: false,
    writable: true,
  });
}
