import { expect, it } from 'vitest'
import { embeddedMap } from '../../admin-kit/fields/map-address.ts'
import { addressMap } from './address-map.ts'
import { colleges } from './data/colleges.ts'

it.each(colleges)('shows the address of $name, not only its town', ({ address, city }) => {
  const map = addressMap(address)
  expect(new URL(map).searchParams.get('q')).toBe(address)
  expect(address).toContain(city)
  expect(address.length).toBeGreaterThan(city.length)
  // As staff would store it.
  expect(embeddedMap(map)).toBe(map)
})
