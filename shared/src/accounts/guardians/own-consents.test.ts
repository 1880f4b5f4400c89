import { expect, it } from 'vitest'
import { startOfDay } from '../../platform/day-in-india.ts'
import { ownConsentState, shortName } from './own-consents.ts'

const adultAt = startOfDay('2027-05-01')
const phone = '9830077777'

it.each([
  ['given', phone, '2027-04-30', 'given'],
  ['withdrawn', phone, '2027-04-30', 'withdrawn'],
  ['given', '9830066666', '2027-04-30', 'replaced'],
  ['withdrawn', '9830066666', '2027-04-30', 'replaced'],
  ['given', phone, '2027-05-01', 'adult'],
  ['given', '9830066666', '2027-05-01', 'adult'],
  ['confirmed', phone, '2027-04-30', 'adult'],
] as const)('when the latest act is %s by %s, on %s it is %s', (act, by, today, state) => {
  expect(ownConsentState({ act, adultAt, phone: by }, { phone, today })).toBe(state)
})

it.each([
  ['ASHA RANI MONDAL', 'ASHA M.'],
  ['  ASHA   MONDAL ', 'ASHA M.'],
  ['ASHA', 'ASHA'],
  ['आशा क्षेत्री', 'आशा क्षे.'],
])('%s is shown as %s', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})
