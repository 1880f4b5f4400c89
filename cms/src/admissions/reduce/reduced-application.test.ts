import { expect, it } from 'vitest'
import { type IdentityOfApplication, reducedApplication } from './reduced-application.ts'

const row = { label: 'Aadhaar number', value: 'XXXX XXXX 2101' }
const father = { label: 'Father’s name', value: 'BIMAL' }
const change = {
  section: 'Personal Details',
  label: 'Aadhaar number',
  before: 'XXXX XXXX 0124',
  after: 'XXXX XXXX 2101',
}
const application: IdentityOfApplication = {
  course: 'DELED',
  answers: { aadhaar: 'XXXX XXXX 2101', fatherName: 'BIMAL' },
  shown: [{ key: 'personal', title: 'Personal Details', part: 'personal', rows: [father, row] }],
  changes: { at: '2026-11-01T00:00:00.000Z', answers: [change], documents: [] },
  aadhaarSealed: 'v1.0.sealed',
  aadhaarHash: null,
  aadhaarLastFour: '2101',
}

it('keeps the last four digits and the hash', () => {
  expect(reducedApplication(application, 'last-four', 'hash')).toEqual({ aadhaarSealed: null, aadhaarHash: 'hash' })
  const hashed = { ...application, aadhaarHash: 'earlier' }
  expect(reducedApplication(hashed, 'last-four', 'hash')).toEqual({ aadhaarSealed: null, aadhaarHash: 'earlier' })
  expect(reducedApplication({ ...hashed, aadhaarSealed: null }, 'last-four', null)).toBeNull()
})

it('keeps nothing, neither among the answers nor in what the student saw', () => {
  const reduced = reducedApplication(application, 'none', null)
  expect(reduced).toEqual({
    answers: { fatherName: 'BIMAL' },
    shown: [{ key: 'personal', title: 'Personal Details', part: 'personal', rows: [father] }],
    changes: { at: '2026-11-01T00:00:00.000Z', answers: [], documents: [] },
    aadhaarSealed: null,
    aadhaarHash: null,
    aadhaarLastFour: null,
  })
  expect(reducedApplication({ ...application, ...reduced }, 'none', null)).toBeNull()
})
