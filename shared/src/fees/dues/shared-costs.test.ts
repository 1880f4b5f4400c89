import { expect, it } from 'vitest'
import { courseCosts } from '../../courses/course-costs.ts'
import type { FeeAction } from '../fee-kinds.ts'
import type { FeeHead } from '../fees.ts'
import { DEFAULT_FEE_SETTINGS as settings } from './fee-settings.ts'
import { plannedDues } from './planned-dues.ts'
import { agreedDues, sharedCosts } from './shared-costs.ts'

const head = (action: FeeAction, amountPaise: number, text: string): FeeHead => ({
  id: action,
  action,
  course: 'BED',
  amountPaise,
  text,
})
const heads = [
  head('ADMISSION', 100_000, 'Application form fee'),
  head('REGISTRATION', 250_000, 'Registration with the university'),
  head('IDENTITY_CARD', 20_000, 'Identity card'),
]
const parts = [
  { title: 'Admission', feePaise: 3_000_000 },
  { title: '1st Semester', feePaise: 2_000_000 },
]
const examSemesters = ['2'] as const
const plan = (changed: Partial<Parameters<typeof plannedDues>[0]> = {}) =>
  plannedDues({ parts, heads, examSemesters, settings, ...changed })
const agreed = sharedCosts({ course: 'BED', heads, examSemesters, settings })

it('has the application fee and every due that follows an approval, named as it will be', () => {
  expect(agreed.costs.map(({ key, label, title, amountPaise, due }) => [key, label, title, amountPaise, due])).toEqual([
    ['ADMISSION/1', 'Application form fee', '', 100_000, 'application'],
    ['REGISTRATION/1', 'Registration with the university', '', 250_000, 30],
    ['EXAM/2', 'Exam fee', '2nd Semester', 120_000, 350],
    ['DRESS/1', 'Dress fee', '', 350_000, 60],
    ['IDENTITY_CARD/1', 'Identity Card fee', '', 20_000, 30],
  ])
})

it('adds up to the application fee and the fee plan', () => {
  const planned = plan().reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  expect(courseCosts(agreed, parts).totalPaise).toBe(100_000 + planned)
})

it('ignores fees of other courses', () => {
  const other = { ...head('REGISTRATION', 1, 'Other'), course: 'DELED' } as const
  expect(sharedCosts({ course: 'BED', heads: [...heads, other], examSemesters, settings })).toEqual(agreed)
})

it('gives dues the amounts and days that were agreed, and no others', () => {
  const later = plan({
    heads: [head('REGISTRATION', 900_000, 'Registration with the university')],
    settings: { ...settings, tuitionDays: [1, 2], registrationDays: 1, dressDays: 1 },
  })
  expect(agreedDues(later, null)).toBe(later)
  const dues = agreedDues(later, { ...agreed, costs: agreed.costs.filter(({ key }) => key !== 'DRESS/1') })
  expect(dues.map(({ action, amountPaise, days }) => [action, amountPaise, days])).toEqual([
    ['TUITION', 3_000_000, 21],
    ['TUITION', 2_000_000, 60],
    ['REGISTRATION', 250_000, 30],
    ['EXAM', 120_000, 350],
  ])
})
