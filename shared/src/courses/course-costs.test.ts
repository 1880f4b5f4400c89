import { describe, expect, it } from 'vitest'
import { type Cost, costName, courseCosts, dueText, type SharedCosts, withCarriedFee } from './course-costs.ts'

const cost = (changed: Partial<Cost>): Cost => ({
  key: 'DRESS/1',
  label: 'Dress fee',
  title: '',
  amountPaise: 350_000,
  due: 60,
  ...changed,
})
const shared: SharedCosts = {
  costs: [
    cost({}),
    cost({ key: 'EXAM/1', label: 'Exam fee', title: '1st Semester', amountPaise: 120_000, due: null }),
    cost({ key: 'ADMISSION/1', label: 'Application form fee', amountPaise: 100_000, due: 'application' }),
  ],
  courseFee: { label: 'Tuition fee', days: [21] },
}

describe('the costs of a course at a college', () => {
  const { costs, totalPaise } = courseCosts(shared, [
    { title: 'Admission', feePaise: 3_000_000 },
    { title: '1st Semester', feePaise: 2_000_000 },
    { title: 'Free', feePaise: 0 },
  ])

  it('are all of them, the earliest first and those without a date last', () => {
    expect(costs.map((each) => [costName(each), dueText(each), each.amountPaise])).toEqual([
      ['Application form fee', 'With your application', 100_000],
      ['Tuition fee, Admission', 'Within 21 days of approval', 3_000_000],
      ['Dress fee', 'Within 60 days of approval', 350_000],
      ['Tuition fee, 1st Semester', 'When it is announced', 2_000_000],
      ['Exam fee, 1st Semester', 'When it is announced', 120_000],
    ])
  })

  it('add up', () => expect(totalPaise).toBe(5_570_000))

  it('name a carried fee without an amount, until it is due after all', () => {
    const carried = withCarriedFee(shared, 'DELED1')
    const own = courseCosts(carried, [])
    expect([costName, dueText].map((text) => text(own.costs[0] ?? cost({})))).toEqual([
      'Application form fee',
      'Covered by the fee of your application DELED1, unless that is returned',
    ])
    expect([own.costs.map(({ amountPaise }) => amountPaise), own.totalPaise]).toEqual([[0, 350_000, 120_000], 470_000])
    expect(withCarriedFee(carried, null)).toStrictEqual(shared)
  })
})
