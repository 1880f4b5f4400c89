import { expect, it } from 'vitest'
import { formOf } from '../courses/registry.ts'
import { AGREEMENT_UNCHECKED, consentsOf, FINAL_CONSENT } from './consents.ts'

it.each([
  ['BED', ['fees', 'due', 'discontinued', 'truth', 'agreement']],
  ['DELED', ['fees', 'discontinued', 'truth', 'agreement']],
  ['DPHARM', ['fees', 'discontinued', 'truth', 'agreement']],
] as const)('%s requires its consents', (course, keys) => {
  const consents = consentsOf(formOf(course))
  expect(consents.map(({ key }) => key)).toEqual(keys)
  expect(new Set(consents.map(({ label }) => label)).size).toBe(keys.length)
  expect(consents.at(-1)).toBe(FINAL_CONSENT)
})

it('has the message of the specification', () => {
  expect(AGREEMENT_UNCHECKED).toBe('Please Checked Agreement')
})
