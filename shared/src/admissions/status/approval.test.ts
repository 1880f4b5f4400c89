import { expect, it } from 'vitest'
import { approvalObstacles } from './approval.ts'

it('nothing stands against a paid application whose documents are verified', () => {
  expect(approvalObstacles({ feePaid: true, documents: [{ kind: 'photo', state: 'VERIFIED' }] })).toEqual([])
  expect(approvalObstacles({ feePaid: true, documents: [] })).toEqual([])
})

it('everything that stands against it is named', () => {
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
