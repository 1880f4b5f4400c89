import { expect, it } from 'vitest'
import { lengthOfRows, serviceOf, serviceRows } from './typed-service.ts'

const period = { school: 'Shalbani High School', from: '2026-06-01', to: null }
const marks = { kind: 'best-of' as const, subjects: [], service: [period] }

it('shows what the officer found, else what the applicant typed', () => {
  const found = { ...marks, service: [{ ...period, to: '2026-06-10' }] }
  expect(serviceRows({ marks, verifiedMarks: null })).toEqual([{ ...period, to: '' }])
  expect(serviceRows({ marks, verifiedMarks: found })).toEqual([{ ...period, to: '2026-06-10' }])
  expect(serviceRows({ marks: null, verifiedMarks: null })).toEqual([])
})

it('sends an empty last day as none', () => {
  expect(serviceOf([{ school: ' Shalbani High School ', from: '2026-06-01', to: '' }])).toEqual([period])
})

it('has a length once the days are there', () => {
  const row = { school: '', from: '2026-06-01', to: '2026-06-10' }
  expect(lengthOfRows([row], '2026-07-01')).toBe(100_000)
  expect(lengthOfRows([{ ...row, from: '' }], '2026-07-01')).toBeNull()
})
