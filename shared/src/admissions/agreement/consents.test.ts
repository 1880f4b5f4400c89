import { expect, it } from 'vitest'
import { type AgreedTerms, SPECIFIED, SPECIFIED_CLAUSE } from '../../payments/refunds/agreed-terms.ts'
import { defaultPolicy } from '../../payments/refunds/policy.ts'
import { formOf } from '../courses/registry.ts'
import { costsOf } from '../fixtures/submission.ts'
import { AGREEMENT_UNCHECKED, consentsOf, FINAL_CONSENT } from './consents.ts'

it.each([
  ['BED', ['fees', 'due', 'discontinued', 'truth', 'agreement']],
  ['DELED', ['fees', 'discontinued', 'truth', 'agreement']],
  ['DPHARM', ['fees', 'discontinued', 'truth', 'agreement']],
] as const)('%s requires its consents', (course, keys) => {
  const consents = consentsOf(formOf(course), { refundTerms: SPECIFIED, costs: costsOf(course) })
  expect(consents.map(({ key }) => key)).toEqual(keys)
  expect(new Set(consents.map(({ label }) => label)).size).toBe(keys.length)
  expect(consents.at(-1)).toEqual(FINAL_CONSENT)
})

it('words the consent to discontinuing by the refund terms', () => {
  const worded = (terms: AgreedTerms) =>
    consentsOf(formOf('BED'), { refundTerms: terms, costs: costsOf('BED') }).find(({ key }) => key === 'discontinued')
      ?.label ?? ''
  expect(worded(SPECIFIED)).toContain(SPECIFIED_CLAUSE)
  expect(worded({ kind: 'schedule', policy: defaultPolicy('2026-2028') })).not.toMatch(/75|no refund/)
})

it('names the days of the settings', () => {
  const costs = { ...costsOf('BED'), courseFee: { label: 'Tuition fee', days: [30] } }
  const labels = consentsOf(formOf('BED'), { refundTerms: SPECIFIED, costs }).map(({ label }) => label)
  expect(labels).toContain('I will pay the admission fee within 30 days of approval.')
})

it('has the message of the specification', () => {
  expect(AGREEMENT_UNCHECKED).toBe('Please Checked Agreement')
})
