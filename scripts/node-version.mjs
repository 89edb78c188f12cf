// Imported first by every script, and kept to what old Node versions can read, so that they too get a clear line.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Hylla needs Node 20.19 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}
