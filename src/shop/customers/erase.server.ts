export {
  blankCustomer,
  isEmailOfOthers,
  readErased,
  readRowOf as findWhoever,
} from './erase-store.server.ts';
