import { expect, it } from 'vitest'
import { personTerms, personText } from './person-text.ts'

const payer = { name: 'ASHA O’Brien-Roy', phone: '9830012345', email: 'asha.roy@example.in' }
const text = personText(payer, ['T1795795697485FAFB', 'BED20261795', 'PR/2026-27/000123', null, 'UTR-77/A'])

const finds = (typed: string) => {
  const terms = personTerms(typed)
  return terms.length > 0 && terms.every((term) => term.some((one) => text.includes(one)))
}

it.each([
  'asha',
  'roy asha',
  'o’brien',
  '9830012345',
  '+91 98300 12345',
  '98300-12345',
  '2345',
  'asha 2345',
  'asha.roy@example.in',
  'ASHA.ROY@',
  't17957956',
  'BED2026',
  'PR/2026-27/000123',
  'pr/2026-27',
  'utr-77/a',
])('is found by %j', (typed) => {
  expect(finds(typed)).toBe(true)
})

it.each(['', ' - ', 'example', 'roy@example.in', 'asha das', '3001', 'PR/2026-27/000124', '/', '@'])(
  'is not found by %j',
  (typed) => {
    expect(finds(typed)).toBe(false)
  },
)

it('has no payer once the account is deleted', () => {
  expect(personText(undefined, ['T179'])).toBe(' t179 ')
})
