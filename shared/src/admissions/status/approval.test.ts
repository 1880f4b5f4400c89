import { expect, it } from 'vitest'
import { approvalObstacles } from './approval.ts'

it('there are no obstacles if the fee is paid and all documents are verified', () => {
  expect(approvalObstacles({ fee: 'paid', documents: [{ kind: 'photo', state: 'VERIFIED' }] })).toEqual([])
  expect(approvalObstacles({ fee: 'paid', documents: [] })).toEqual([])
})

it('all obstacles are listed', () => {
  const obstacles = approvalObstacles({
    fee: 'notStarted',
    documents: [
      { kind: 'photo', state: 'UNCHECKED' },
      { kind: 'signature', state: 'VERIFIED' },
      { kind: 'tenthResult', state: 'UNCHECKED' },
      { kind: 'aadhaarCard', state: 'REJECTED' },
    ],
  })
  expect(obstacles).toEqual([
    'The application fee is not paid yet.',
    'Not checked yet: Profile photo, Class 10 result.',
    'Not accepted: Aadhaar card. Send the application back so that the student can replace it.',
  ])
})

it.each([
  ['paid', []],
  ['refunding', ['The application fee is being refunded. Wait until the student has paid it again.']],
  ['checking', ['The bank reported another amount for the application fee. The accounts must settle it first.']],
  ['undecided', ['The bank has not confirmed the application fee yet.']],
  ['opened', ['The application fee is not paid yet.']],
  ['refunded', ['The application fee is not paid yet.']],
] as const)('a fee that is %s leaves the obstacles %j', (fee, obstacles) => {
  expect(approvalObstacles({ fee, documents: [] })).toEqual(obstacles)
})
