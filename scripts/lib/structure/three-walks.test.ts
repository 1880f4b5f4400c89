import { expect, it } from 'vitest'
import { type CodeWalk, entriesOf, readRepository } from './code-walk.ts'

const MAX_ENTRIES = 2

/** The walks that every change of the core passes, from the endpoint on, with files that each must reach. */
const WALKS: Record<string, { start: CodeWalk['start']; reaches: string[] }> = {
  'submit an application': {
    start: { file: 'cms/src/admissions/submit/submit-endpoint.ts', name: 'submit' },
    reaches: [
      'cms/src/admissions/submit/check-submission.ts',
      'cms/src/admissions/changes/notify-student.ts',
      'cms/src/payments/start/start-payment.ts',
      'shared/src/admissions/answers/check-answers.ts',
    ],
  },
  'approve an application': {
    start: { file: 'cms/src/admissions/review/review-endpoints.ts', name: 'decide' },
    reaches: ['cms/src/admissions/changes/notify-student.ts', 'shared/src/admissions/status/approval.ts'],
  },
  'check a payment': {
    start: { file: 'cms/src/payments/check/verify-endpoint.ts', name: 'verify' },
    reaches: ['cms/src/payments/check/claim-payment.ts', 'cms/src/admissions/changes/notify-student.ts'],
  },
}

const walk: Omit<CodeWalk, 'start'> = {
  read: readRepository,
  // Registered in features.ts.
  dispatched: {
    'cms/src/payments/handlers.ts#paidHandlers': {
      file: 'cms/src/admissions/fee/fee-paid.ts',
      name: 'applicationFeePaid',
    },
  },
  // The forms are data: the rules on the walk receive one as an argument and read on without it. (decision 0029)
  ends: ['shared/src/admissions/courses/registry.ts#FORMS'],
}

it.each(Object.entries(WALKS))('the walk to %s enters no file more than twice', (_, { start, reaches }) => {
  const entries = entriesOf({ ...walk, start })
  expect([...entries.keys()]).toEqual(expect.arrayContaining(reaches))
  expect([...entries].filter(([, { length }]) => length > MAX_ENTRIES)).toEqual([])
})
