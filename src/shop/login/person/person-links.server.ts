export { deleteLinks, replaceLinks } from './person-store.server.ts';
