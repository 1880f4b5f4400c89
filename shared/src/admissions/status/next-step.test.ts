import { expect, it } from 'vitest'
import { FEE_BACK_NEXT, FEE_OPEN_NEXT, nextStep, UNPAID_NEXT } from './next-step.ts'
import { STATUS_LABELS } from './status.ts'

it.each([
  ['notStarted', UNPAID_NEXT],
  ['opened', UNPAID_NEXT],
  ['failed', UNPAID_NEXT],
  ['expired', UNPAID_NEXT],
  ['undecided', FEE_OPEN_NEXT],
  ['checking', FEE_OPEN_NEXT],
  ['refunding', FEE_BACK_NEXT],
  ['paid', STATUS_LABELS.SUBMITTED.next],
] as const)('after a submission with a fee that is %s: %s', (state, next) => {
  expect(nextStep({ status: 'SUBMITTED', owed: { state } })).toBe(next)
})

it('does not speak of the fee once the application is decided or with the student', () => {
  for (const status of ['APPROVED', 'REJECTED', 'SENT_BACK'] as const) {
    expect(nextStep({ status, owed: { state: 'notStarted' } })).toBe(STATUS_LABELS[status].next)
  }
})
