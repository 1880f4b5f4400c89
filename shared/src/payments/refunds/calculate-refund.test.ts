import { describe, expect, it } from 'vitest'
import { calculateRefund } from './calculate-refund.ts'
import { defaultPolicy, type RefundPolicy, type RefundTerms, UGC_PROCESSING, UGC_TIERS } from './policy.ts'

const LAST = '2026-07-15'
const tiers: RefundPolicy = {
  lastAdmissionDay: LAST,
  overrides: [],
  tiers: UGC_TIERS,
  processing: { percent: 0, maxPaise: 0 },
}

interface Given {
  policy?: RefundPolicy
  cautionPaise?: number
  amountPaise?: number
  noticeDay?: string
}

const calculate = (terms: RefundTerms, { amountPaise = 10_000_000, noticeDay = LAST }: Given = {}) =>
  calculateRefund({ terms, amountPaise, noticeDay })

const refundOf = ({ policy = tiers, cautionPaise = 0, ...rest }: Given) =>
  calculate({ rule: 'policy', policy, cautionPaise }, rest)

/** The day that lies this many days before the last date. */
const daysBefore = (days: number) => new Date(Date.parse(LAST) - days * 86_400_000).toISOString().slice(0, 10)

describe('the tiers', () => {
  it.each([
    [16, 100],
    [15, 100],
    [14, 90],
    [0, 90],
    [-1, 80],
    [-15, 80],
    [-16, 50],
    [-30, 50],
    [-31, 0],
    [-365, 0],
  ])('with notice %d days before the last date return %d %%', (days, percent) => {
    const { refundPaise, basis } = refundOf({ noticeDay: daysBefore(days) })
    expect(refundPaise).toBe(percent * 100_000)
    expect(basis).toEqual({ kind: 'tier', percent, days })
  })

  it('return the highest share while no last date is announced', () => {
    expect(refundOf({ policy: { ...tiers, lastAdmissionDay: null } }).refundPaise).toBe(10_000_000)
  })

  it('return nothing when there are none', () => {
    expect(refundOf({ policy: { ...tiers, tiers: [] } }).refundPaise).toBe(0)
  })

  it('do not depend on their order', () => {
    const policy = { ...tiers, tiers: UGC_TIERS.toReversed() }
    expect(refundOf({ policy, noticeDay: daysBefore(20) }).refundPaise).toBe(10_000_000)
  })
})

describe('the processing deduction', () => {
  const policy = { ...tiers, processing: UGC_PROCESSING }
  const early = daysBefore(20)

  it.each([
    [10_000, 500],
    [100_000_00, 5_000_00],
    [500_000_00, 5_000_00],
  ])('from %d paise is %d paise', (amountPaise, keptPaise) => {
    expect(refundOf({ policy, noticeDay: early, amountPaise })).toMatchObject({
      keptPaise,
      refundPaise: amountPaise - keptPaise,
    })
  })

  it('is made from full refunds only', () => {
    expect(refundOf({ policy, noticeDay: daysBefore(14), amountPaise: 10_000 }).keptPaise).toBe(1000)
  })
})

describe('the overrides of 2026', () => {
  const policy = { ...defaultPolicy('2026-2028'), lastAdmissionDay: LAST }

  it.each([
    ['2026-07-01', 0],
    ['2026-09-30', 0],
    ['2026-10-01', 100_000],
    ['2026-10-31', 100_000],
    ['2026-11-01', 10_000_000],
  ])('on %s keep %d paise', (noticeDay, keptPaise) => expect(refundOf({ policy, noticeDay }).keptPaise).toBe(keptPaise))

  it('never keep more than was paid', () => {
    expect(refundOf({ policy, noticeDay: '2026-10-15', amountPaise: 50_000 })).toMatchObject({
      keptPaise: 50_000,
      refundPaise: 0,
    })
  })

  it('do not apply to other sessions', () => expect(defaultPolicy('2027-2029').overrides).toEqual([]))
})

describe('other rules', () => {
  it('return caution money in full, whatever the date', () => {
    const late = daysBefore(-100)
    expect(refundOf({ cautionPaise: 200_000, noticeDay: late }).refundPaise).toBe(200_000)
    expect(calculate({ rule: 'always' }, { noticeDay: late }).refundPaise).toBe(10_000_000)
  })

  it('never return courses and videos', () => {
    expect(calculate({ rule: 'never' }, { noticeDay: daysBefore(100) })).toEqual({
      basis: { kind: 'never' },
      refundPaise: 0,
      keptPaise: 10_000_000,
    })
  })

  it('return nothing as specified, and say what stays owed of the course fee', () => {
    expect(calculate({ rule: 'specified', courseFeePaise: 81_000_00 }, { noticeDay: daysBefore(100) })).toEqual({
      basis: { kind: 'specified', owedPaise: 60_750_00 },
      refundPaise: 0,
      keptPaise: 10_000_000,
    })
  })

  it('round in the student’s favour, in whole paise', () => {
    for (const amountPaise of [101, 999, 33_333, 1]) {
      const { refundPaise, keptPaise } = refundOf({ amountPaise, noticeDay: daysBefore(3) })
      expect(refundPaise + keptPaise).toBe(amountPaise)
      expect(Number.isInteger(refundPaise)).toBe(true)
      expect(refundPaise).toBeGreaterThanOrEqual(amountPaise * 0.9)
    }
  })
})
