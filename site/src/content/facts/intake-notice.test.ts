import { expect, it } from 'vitest'
import { contentWords } from '../words/words.ts'
import { intakeNotice } from './intake-notice.ts'

it.each([
  ['open', null],
  ['upcoming', 'Applications open on 1 June 2027'],
  ['ended', 'Applications closed on 30 June 2027'],
  ['closed', 'Enrollment not yet started'],
] as const)('%s', (state, text) => {
  const intake = { state, opensOn: '2027-06-01', closesOn: '2027-06-30' }
  expect(intakeNotice(intake, contentWords('en').courses, 'en')).toBe(text)
})
