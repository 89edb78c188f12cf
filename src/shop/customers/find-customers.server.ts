export {
  readCustomerNumbers as customerNumbersOf,
  readIdsByNumber as customerIdsByNumber,
  readIdsOfCustomersLike as customerIdsLike,
} from './find-store.server.ts';
