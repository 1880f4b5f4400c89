import { describe, expect, it } from 'vitest'
import { freeTitle, keptPaise, type PlanPart, planParts, remainingParts } from './tuition-plans.ts'

const agreed: PlanPart[] = [
  { title: 'Admission', amountPaise: 30_000_00, days: 21 },
  { title: '1st Semester', amountPaise: 20_000_00, days: 60 },
  { title: '2nd Semester', amountPaise: 15_001_00, days: 240 },
]
const amounts = (parts: PlanPart[]) => parts.map(({ amountPaise }) => amountPaise)

describe('a plan', () => {
  it('comes to the same, whatever its instalments', () => {
    expect(amounts(planParts('agreed', agreed))).toEqual([30_000_00, 20_000_00, 15_001_00])
    expect(planParts('full', agreed)).toEqual([{ title: 'Full payment', amountPaise: 65_001_00, days: 21 }])
    expect(planParts('halves', agreed)).toMatchObject([
      { amountPaise: 32_501_00, days: 21 },
      { amountPaise: 32_500_00, days: 240 },
    ])
  })

  it.each([
    ['nothing is paid', 65_001_00, [30_000_00, 20_000_00, 15_001_00]],
    ['a part of the first is paid', 65_000_99, [29_999_99, 20_000_00, 15_001_00]],
    ['the first ones are paid', 15_000_01, [15_000_01]],
    ['more is owed than it comes to', 70_001_00, [35_000_00, 20_000_00, 15_001_00]],
    ['nothing is left', 0, []],
  ])('has the last instalments when %s', (_, leftPaise, expected) => {
    expect(amounts(remainingParts(agreed, leftPaise))).toEqual(expected)
  })
})

describe('of a fee stays', () => {
  const entry = (kind: 'paid' | 'held' | 'bounced', amountPaise: number, transactionId = 'T1') => {
    return { at: '2026-01-15T00:00:00Z', transactionId, kind, amountPaise }
  }
  it.each([
    ['nothing that was not paid', {}, 0],
    ['what was paid and reserved', { entries: [entry('paid', 300), entry('held', 50, 'T2')] }, 350],
    ['nothing of a bounced cheque', { entries: [entry('held', 300), entry('bounced', -300)] }, 0],
    ['a concession', { concessionPaise: 100, entries: [entry('paid', 300)] }, 400],
    ['what is paid beyond a charge', { chargePaise: 50, entries: [entry('paid', 300)] }, 250],
    ['nothing for a charge that is not paid', { chargePaise: 50, entries: [entry('paid', 30)] }, 0],
    ['never more than its amount', { entries: [entry('paid', 1200)] }, 1000],
  ])('%s', (_, stored, expected) => expect(keptPaise({ amountPaise: 1000, ...stored })).toBe(expected))
})

it('gives each fee a title of its own', () => {
  const taken = new Set(['Full payment', 'Full payment (2)'])
  expect([freeTitle('First half', taken), freeTitle('Full payment', taken)]).toEqual(['First half', 'Full payment (3)'])
})
