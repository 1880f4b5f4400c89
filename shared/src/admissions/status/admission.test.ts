import { expect, it } from 'vitest'
import type { OwedState } from '../../payments/owed/states.ts'
import { admissionOf } from './admission.ts'
import type { ApplicationStatus } from './status.ts'

const application = (status: ApplicationStatus, state: OwedState = 'paid') => ({ status, owed: { state } })
/** Says nothing once there is an application. */
const draft = {
  course: 'BED',
  step: 3,
  isBack: false,
  steps: 4,
  title: 'Agreement',
  savedAt: '2026-11-25T10:00:00.000Z',
  closesOn: null,
} as const

it.each<[ApplicationStatus, OwedState, string]>([
  ['SUBMITTED', 'notStarted', 'unpaid'],
  ['SUBMITTED', 'failed', 'unpaid'],
  ['SUBMITTED', 'undecided', 'feeOpen'],
  ['SUBMITTED', 'checking', 'feeChecked'],
  ['RESUBMITTED', 'refunding', 'feeBack'],
  ['REJECTED', 'refunding', 'rejected'],
  ['SUBMITTED', 'paid', 'waiting'],
  ['RESUBMITTED', 'paid', 'waiting'],
  ['REOPENED', 'paid', 'reopened'],
  ['SENT_BACK', 'notStarted', 'correction'],
  ['REJECTED', 'refunded', 'rejected'],
  ['APPROVED', 'paid', 'approved'],
  ['APPROVED_SENT_BACK', 'paid', 'approved'],
])('an application that is %s with a fee that is %s is %s', (status, state, expected) => {
  expect(admissionOf([application(status, state)], draft)).toEqual({ overall: expected, newest: expected })
})

it('is none before the first application, unless a form is begun', () => {
  expect(admissionOf([], draft)).toEqual({ overall: 'draft', newest: 'draft' })
  expect(admissionOf([], null)).toEqual({ overall: 'none', newest: 'none' })
})

it('stays approved while another application waits', () => {
  const applications = [application('SUBMITTED'), application('APPROVED'), application('REJECTED')]
  expect(admissionOf(applications, null)).toEqual({ overall: 'approved', newest: 'waiting' })
})

it('is not rejected while another application is under way', () => {
  expect(admissionOf([application('REJECTED'), application('SUBMITTED')], draft)).toEqual({
    overall: 'waiting',
    newest: 'rejected',
  })
})
