export {
  readCustomerNumbers as customerNumbersOf,
  readIdsOfCustomersLike as customerIdsLike,
} from './find-store.server.ts';
