import { expect, it } from 'vitest'
import { dayInIndia } from '../platform/formats.ts'
import { daysLeft, type IntakeDates, intakeOn } from './intake.ts'

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

it.each([
  ['2027-05-01', 60],
  ['2027-06-28', 2],
  ['2027-06-30', 0],
  ['2027-07-01', null],
])('on %s has %s days left', (today, left) => {
  expect(daysLeft(intakeOn(dates, today), today)).toBe(left)
})

it('has no days left while it is switched off or has no last day', () => {
  const off = intakeOn({ ...dates, enrolmentOpen: false }, '2027-06-15')
  expect(daysLeft(off, '2027-06-15')).toBeNull()
  expect(daysLeft(intakeOn({ ...dates, closesOn: null }, '2027-06-15'), '2027-06-15')).toBeNull()
})
