import { expect, test } from 'vitest';
import { blankApplication, checkApplication } from './application-values.ts';

const filled = {
  ...blankApplication,
  name: 'Vera Lind',
  company: 'Hemma hos Vera',
  email: 'vera@hemma.example',
  identity: '55',
  address: 'Storgatan 1',
  zipCodeAndCity: '111 22 Stockholm',
  telephone: '+46 (0)8-465 004 00',
};

test('an application needs all but the website and the message', () => {
  expect(checkApplication(blankApplication)).toEqual({
    name: 'required',
    company: 'required',
    email: 'required',
    identity: 'required',
    address: 'required',
    zipCodeAndCity: 'required',
    telephone: 'required',
  });
  expect(checkApplication(filled)).toEqual({});
});

test('an application says which rule each field breaks', () => {
  const values = { ...filled, name: 'V', email: 'vera@hemma', identity: '5', telephone: 'ring mig' };
  expect(checkApplication(values)).toEqual({
    name: { rule: 'minLength', least: 2 },
    email: 'email',
    identity: { rule: 'minLength', least: 2 },
    telephone: 'telephone',
  });
});
