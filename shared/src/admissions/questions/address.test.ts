import { expect, it } from 'vitest'
import { permanentAddressQuestions, presentAddressQuestions } from './address.ts'

/** HTML has no name for these, and the address of a browser does not have them. */
const UNNAMED = ['BlockType', 'PoliceStation']

it.each([
  ['permanent', permanentAddressQuestions],
  ['present', presentAddressQuestions.filter(({ name }) => name !== 'sameAsPermanent')],
])('browsers fill in the %s address, apart from the other', (which, questions) => {
  const named = questions.filter(({ name }) => !UNNAMED.some((part) => name === `${which}${part}`))
  expect(named.map(({ name, autoComplete }) => [name, autoComplete])).toEqual([
    [`${which}Address`, `section-${which} address-line1`],
    [`${which}Block`, `section-${which} address-level3`],
    [`${which}Country`, `section-${which} country-name`],
    [`${which}Pin`, `section-${which} postal-code`],
    [`${which}State`, `section-${which} address-level1`],
    [`${which}District`, `section-${which} address-level2`],
    [`${which}PostOffice`, `section-${which} address-level4`],
  ])
  expect(questions.filter(({ autoComplete }) => autoComplete === undefined)).toHaveLength(UNNAMED.length)
})

it('asks for the PIN code before what it fills in', () => {
  const names = permanentAddressQuestions.map(({ name }) => name)
  for (const filled of ['permanentState', 'permanentDistrict', 'permanentPostOffice'] as const) {
    expect(names.indexOf('permanentPin')).toBeLessThan(names.indexOf(filled))
  }
})
