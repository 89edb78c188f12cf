// Every script imports this file first. It uses only syntax that old Node versions can parse, so that they print a
// clear message too.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Hylla needs Node 20.19 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}
