import { describe, expect, it } from 'vitest'
import { SEMESTERS } from '../../content/options.ts'
import type { FeeHead } from '../fees.ts'
import { DEFAULT_FEE_SETTINGS } from './fee-settings.ts'
import { dueDate, plannedDues } from './planned-dues.ts'

const parts = ['Admission', '1st Semester', '2nd Semester', '3rd Semester', '4th Semester'].map((title, index) => ({
  title,
  feePaise: (index + 1) * 100_000,
}))
const registration: FeeHead = {
  id: '1',
  action: 'REGISTRATION',
  course: 'BED',
  amountPaise: 250_000,
  text: 'Registration with the university',
}
const plan = (change: Partial<Parameters<typeof plannedDues>[0]> = {}) =>
  plannedDues({ parts, heads: [registration], examSemesters: SEMESTERS, settings: DEFAULT_FEE_SETTINGS, ...change })

describe('plannedDues', () => {
  it('has the tuition of the application, registration, four exams and dress', () => {
    expect(
      plan().map(({ action, instalment, title, amountPaise, days }) => [action, instalment, title, amountPaise, days]),
    ).toEqual([
      ['TUITION', 1, 'Admission', 100_000, 21],
      ['TUITION', 2, '1st Semester', 200_000, 60],
      ['TUITION', 3, '2nd Semester', 300_000, 240],
      ['TUITION', 4, '3rd Semester', 400_000, 420],
      ['TUITION', 5, '4th Semester', 500_000, 600],
      ['REGISTRATION', 1, 'Registration with the university', 250_000, 30],
      ['EXAM', 1, '1st Semester', 120_000, 170],
      ['EXAM', 2, '2nd Semester', 120_000, 350],
      ['EXAM', 3, '3rd Semester', 120_000, 530],
      ['EXAM', 4, '4th Semester', 120_000, 710],
      ['DRESS', 1, 'Dress', 350_000, 60],
    ])
  })

  it('has the exams of the course, with the dates of their semesters', () => {
    const exams = plan({ examSemesters: ['2', '4'] }).filter(({ action }) => action === 'EXAM')
    expect(exams.map(({ instalment, title, days }) => [instalment, title, days])).toEqual([
      [2, '2nd Semester', 350],
      [4, '4th Semester', 710],
    ])
  })

  it('follows the fee structure for exam and dress', () => {
    const head = (action: 'EXAM' | 'DRESS', amountPaise: number): FeeHead => ({ ...registration, action, amountPaise })
    const amounts = plan({ heads: [head('EXAM', 130_000), head('DRESS', 400_000)] })
    expect(amounts.filter(({ action }) => action === 'EXAM').map(({ amountPaise }) => amountPaise)).toEqual(
      Array(4).fill(130_000),
    )
    expect(amounts.find(({ action }) => action === 'DRESS')?.amountPaise).toBe(400_000)
    expect(amounts.some(({ action }) => action === 'REGISTRATION')).toBe(false)
  })

  it('leaves out parts without an amount and numbers equal titles', () => {
    const twice = [
      { title: 'Semester', feePaise: 100 },
      { title: 'Nothing', feePaise: 0 },
      { title: 'Semester', feePaise: 200 },
    ]
    const tuition = plan({ parts: twice }).filter(({ action }) => action === 'TUITION')
    expect(tuition.map(({ title, instalment }) => [title, instalment])).toEqual([
      ['Semester', 1],
      ['Semester (2)', 3],
    ])
  })

  it('has no date for instalments without a rule', () => {
    const settings = { ...DEFAULT_FEE_SETTINGS, tuitionDays: [21] }
    expect(
      plan({ settings })
        .slice(0, 5)
        .map(({ days }) => days),
    ).toEqual([21, null, null, null, null])
  })
})

describe('dueDate', () => {
  it.each([
    [21, '2026-11-01', '2026-11-01', '2026-11-22'],
    [21, '2026-11-01', '2026-11-20', '2026-12-04'],
    [60, '2025-01-01', '2026-11-20', '2026-12-04'],
    [7, '2026-11-01', '2026-11-01', '2026-11-08'],
    [7, '2026-11-01', '2026-11-20', '2026-11-27'],
    [null, '2026-11-01', '2026-11-01', null],
  ])('%j days after %s, created on %s, is %s', (days, approvedOn, createdOn, expected) => {
    expect(dueDate({ days, approvedOn, createdOn })).toBe(expected)
  })
})
