import { expect, it } from 'vitest'
import { DISTRICT_NOT_LISTED } from '../../platform/places/places.ts'
import { deliveryDistrict } from './delivery-district.ts'

it.each([
  ['nadia', 'NADIA'],
  ['Dist. 24-Parganas (North)', 'NORTH 24 PARGANAS'],
  ['Icchapur', 'ICCHAPUR'],
])('reads %s in West Bengal as %s', (typed, district) => {
  expect(deliveryDistrict('WEST BENGAL', typed)).toBe(district)
})

it.each(['PATNA', '-', '', DISTRICT_NOT_LISTED])('knows none in West Bengal called "%s"', (typed) => {
  expect(deliveryDistrict('WEST BENGAL', typed)).toBeNull()
})
