import { expect, test } from 'vitest';
import { blankAddress, checkAddress } from './address-values.ts';

const oslo = {
  ...blankAddress(),
  Name: 'Fjordlys',
  Address1: 'Storgata 1',
  ZipCode: '0155',
  City: 'Oslo',
  CountryCode: 'NO',
};

test('a blank address tells every field that is required', () => {
  expect(checkAddress(blankAddress())).toEqual({
    Name: 'required',
    Address1: 'required',
    ZipCode: 'required',
    City: 'required',
  });
});

test('the zip code is validated by its country, also while another field is wrong', () => {
  expect(checkAddress(oslo)).toEqual({});
  expect(checkAddress({ ...oslo, CountryCode: 'SE' })).toEqual({ ZipCode: 'zipCode' });
  expect(checkAddress({ ...oslo, CountryCode: 'SE', City: 'O' })).toEqual({
    ZipCode: 'zipCode',
    City: { rule: 'minLength', least: 2 },
  });
  expect(checkAddress({ ...oslo, CountryCode: 'SE', ZipCode: ' 114 18 ' })).toEqual({});
});

test('a new address begins in the customer’s country', () => {
  expect(blankAddress('DE').CountryCode).toBe('DE');
});
