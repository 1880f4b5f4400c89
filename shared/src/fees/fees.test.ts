import { describe, expect, it } from 'vitest'
import { seededRandom } from '../admissions/fixtures/random.ts'
import { feeTable } from '../admissions/fixtures/submission.ts'
import { applicationFeePaise, applicationFees, type FeeHead, type FeePart, feeParts } from './fees.ts'

const head = (id: string, changed: Partial<FeeHead> = {}): FeeHead => ({
  id,
  action: 'ADMISSION',
  course: 'BED',
  amountPaise: 100_000,
  text: 'Application fee',
  ...changed,
})

describe('the application fee', () => {
  const heads = [
    head('dress', { action: 'DRESS', amountPaise: 1 }),
    head('other course', { course: 'DPHARM', amountPaise: 2 }),
    head('first', { amountPaise: 50_000 }),
    head('second', { amountPaise: 70_000 }),
  ]

  it('is the first admission fee of the course', () => {
    expect(applicationFees(heads, 'BED').map(({ id }) => id)).toEqual(['first', 'second'])
    expect(applicationFeePaise(heads, 'BED')).toBe(50_000)
  })

  it('can be zero, which differs from not existing', () => {
    expect(applicationFeePaise([head('free', { amountPaise: 0 })], 'BED')).toBe(0)
    expect(applicationFeePaise(heads, 'DELED')).toBeNull()
  })
})

describe('the parts of a course’s fee', () => {
  const sum = (parts: readonly FeePart[]) => parts.reduce((all, { feePaise }) => all + feePaise, 0)

  it('equal the fee table if the price equals its sum', () => {
    expect(feeParts(sum(feeTable), feeTable)).toEqual(feeTable)
    const expensive = feeTable.map(({ title, feePaise }) => ({ title, feePaise: feePaise * 1000 }))
    expect(feeParts(sum(expensive), expensive)).toEqual(expensive)
    const withPaise = [
      { title: 'Admission', feePaise: 1_050_050 },
      { title: 'Rest', feePaise: 950 },
    ]
    expect(feeParts(sum(withPaise), withPaise)).toEqual(withPaise)
  })

  it('are empty if the table is empty or its sum is zero', () => {
    expect(feeParts(100, [])).toEqual([])
    expect(feeParts(100, [{ title: 'Admission', feePaise: 0 }])).toEqual([])
  })

  it('are exact if the product exceeds the safe integers', () => {
    const table = [
      { title: 'Admission', feePaise: 99_057_901 },
      { title: 'Rest', feePaise: 9_803_325_679 },
    ]
    expect(feeParts(9_999_999_899, table)[0]?.feePaise).toBe(100_034_300)
  })

  it('add up, are never negative, and are whole rupees except the last one', () => {
    const random = seededRandom(4)
    for (let turn = 0; turn < 5000; turn++) {
      const table = Array.from({ length: 1 + random(6) }, (_, index) => ({
        title: `Part ${index}`,
        feePaise: random(4) === 0 ? 0 : random(10 ** (1 + random(9))),
      }))
      const total = random(10 ** (1 + random(10)))
      if (sum(table) === 0 || sum(table) === total) continue
      const parts = feeParts(total, table)
      expect(sum(parts), JSON.stringify({ total, table })).toBe(total)
      for (const [index, { feePaise }] of parts.slice(0, -1).entries()) {
        const wanted = BigInt(total) * BigInt(table[index]?.feePaise ?? 0)
        const given = BigInt(feePaise) * BigInt(sum(table))
        expect(given <= wanted && wanted < given + 100n * BigInt(sum(table)), JSON.stringify({ total, table })).toBe(
          true,
        )
      }
      expect(parts.map(({ title }) => title)).toEqual(table.map(({ title }) => title))
      expect(parts.every(({ feePaise }) => Number.isSafeInteger(feePaise) && feePaise >= 0)).toBe(true)
      expect(parts.slice(0, -1).every(({ feePaise }) => feePaise % 100 === 0)).toBe(true)
    }
  })
})
