import { expect, it } from 'vitest'
import { approvalObstacles } from './approval.ts'

it('there are no obstacles if the fee is paid and all documents are verified', () => {
  expect(approvalObstacles({ feePaid: true, documents: [{ kind: 'photo', state: 'VERIFIED' }] })).toEqual([])
  expect(approvalObstacles({ feePaid: true, documents: [] })).toEqual([])
})

it('all obstacles are listed', () => {
  const obstacles = approvalObstacles({
    feePaid: false,
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
