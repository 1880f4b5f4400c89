import { expect, it } from 'vitest'
import { countryOfAddress } from './country-of-address.ts'

it.each([
  ['49.36.0.1', 'India'],
  ['2405:201:8000::1', 'India'],
  ['8.8.8.8', 'United States'],
  ['::ffff:49.36.0.1', 'India'],
  ['192.168.1.20', null],
  ['10.0.0.1', null],
  ['127.0.0.1', null],
  ['::1', null],
  ['unknown', null],
  ['', null],
])('%s is in %s', async (address, country) => {
  expect(await countryOfAddress(address)).toBe(country)
})
