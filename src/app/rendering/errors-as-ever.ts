import { putErrorsBack } from './errors-without-stacks.ts';

putErrorsBack();
