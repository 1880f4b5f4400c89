import type { Intake } from '@pravesh/shared/courses/intake'
import { expect, it } from 'vitest'
import { contentWords } from '../words/words.ts'
import { lastDays, lastDayText } from './last-day.ts'

const words = contentWords('en')
const june = (state: Intake['state']): Intake => ({ state, opensOn: '2027-06-01', closesOn: '2027-06-30' })
const undated: Intake = { state: 'open', opensOn: null, closesOn: null }

it.each([
  [june('open'), 12, '30 June 2027 (12 days left)'],
  [june('open'), 1, '30 June 2027 (1 day left)'],
  [june('open'), 0, '30 June 2027 (today)'],
  [june('open'), null, '30 June 2027'],
  [june('upcoming'), 40, 'Applications open on 1 June 2027'],
  [june('ended'), null, 'Applications closed on 30 June 2027'],
  [june('closed'), null, 'Enrollment not yet started'],
  [undated, null, 'Not announced yet'],
  [{ ...undated, state: 'closed' as const }, null, 'Not announced yet'],
])('%o with %s days left is said as %s', (intake, daysLeft, text) => {
  expect(lastDayText({ intake, daysLeft }, words, 'en')).toBe(text)
})

it('names the courses only where their days differ', () => {
  const options = { words, locale: 'en', translate: (text: string) => text } as const
  const bed = { code: 'BED', intake: june('open'), daysLeft: 2 } as const
  const deled = { code: 'DELED', intake: undated, daysLeft: null } as const
  expect(lastDays([], options)).toEqual([])
  expect(lastDays([bed, { ...bed, code: 'DELED' }], options)).toEqual(['30 June 2027 (2 days left)'])
  expect(lastDays([bed, deled], options)).toEqual(['B.Ed: 30 June 2027 (2 days left)', 'D.El.Ed: Not announced yet'])
})
