export {
  blankCustomer,
  isEmailOfOthers,
  readErased,
  readMarked,
  readRowOf as findWhoever,
} from './erase-store.server.ts';
