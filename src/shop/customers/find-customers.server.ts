export {
  readCustomerNumbers as customerNumbersOf,
  readCurrenciesByNumber as currenciesByCustomer,
  readIdsByNumber as customerIdsByNumber,
  readIdsOfCustomersLike as customerIdsLike,
} from './find-store.server.ts';
