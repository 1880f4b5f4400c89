import { expect, it } from 'vitest'
import { dayInIndia } from '../platform/formats.ts'
import { type IntakeDates, intakeOn } from './intake.ts'

const dates: IntakeDates = { enrolmentOpen: true, opensOn: '2027-06-01', closesOn: '2027-06-30' }

it.each([
  ['2027-05-31T18:29:59.999Z', 'upcoming'],
  // Midnight in India.
  ['2027-05-31T18:30:00.000Z', 'open'],
  ['2027-06-30T18:29:59.999Z', 'open'],
  ['2027-06-30T18:30:00.000Z', 'ended'],
])('at %s an intake of June is %s', (now, state) => {
  expect(intakeOn(dates, dayInIndia(new Date(now))).state).toBe(state)
})

it('is closed while enrolment is switched off, and always open without dates', () => {
  expect(intakeOn({ ...dates, enrolmentOpen: false }, '2027-06-15').state).toBe('closed')
  expect(intakeOn({ enrolmentOpen: true, opensOn: null, closesOn: null }, '2027-06-15').state).toBe('open')
})
