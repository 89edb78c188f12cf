export {
  blankCustomer,
  isEmailOfOtherPeople,
  isEmailOfOthers,
  readPeopleOf as peopleOfCustomer,
  readErased,
  readMarked,
  readRowOf as findWhoever,
} from './erase-store.server.ts';
