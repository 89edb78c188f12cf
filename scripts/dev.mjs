import './node-version.mjs';

const { endCommandsOnSignal } = await import('./command.mjs');
const { installIfNeeded } = await import('./install.mjs');

const leaveSignalsToTheShop = endCommandsOnSignal();
if (!(await installIfNeeded())) process.exit(1);
leaveSignalsToTheShop();
const { developing } = await import('./dev-server.mjs');
await developing();
