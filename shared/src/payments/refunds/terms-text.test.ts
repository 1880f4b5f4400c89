import { describe, expect, it } from 'vitest'
import { calculateRefund } from './calculate-refund.ts'
import { defaultPolicy, type RefundTerms } from './policy.ts'
import { explainRefund, refundTermsView } from './terms-text.ts'

const policy = { ...defaultPolicy('2026-2028'), lastAdmissionDay: '2026-11-15' }
const terms: RefundTerms = { rule: 'policy', policy, cautionPaise: 0 }
const amountPaise = 1_000_000

describe('the refund terms before a payment', () => {
  it('list overrides, tiers and what today would return', () => {
    const { today, lines } = refundTermsView({ terms, amountPaise, day: '2026-10-02' })
    expect(today).toBe('If you withdrew today, you would get ₹9,000 of ₹10,000 back.')
    expect(lines).toEqual([
      'If you withdraw by 31 October 2026, you get everything back except at most ₹1,000.',
      'After that, the refund depends on when you withdraw. The last date of admission is 15 November 2026.',
      '15 days or more before the last date: 100 %, less 5 % of the fee, at most ₹5,000.',
      'Up to and including the last date: 90 %.',
      'Up to 15 days after the last date: 80 %.',
      'Up to 30 days after the last date: 50 %.',
      'Later: no refund.',
      'We refund within 15 days of your written request, to the account that you paid from.',
      'If you pay twice, we refund the second payment by ourselves.',
    ])
  })

  it('leave out overrides that have passed', () => {
    expect(refundTermsView({ terms, amountPaise, day: '2026-11-01' }).lines[0]).toBe(
      'The refund depends on when you withdraw. The last date of admission is 15 November 2026.',
    )
  })

  it('say what is never refunded, and that double payments still are', () => {
    expect(refundTermsView({ terms: { rule: 'never' }, amountPaise, day: '2026-10-02' })).toEqual({
      today: 'If you withdrew today, you would get ₹0 of ₹10,000 back.',
      lines: ['This payment is not refundable.', 'If you pay twice, we refund the second payment by ourselves.'],
    })
  })

  it('say when a payment comes back by itself', () => {
    expect(refundTermsView({ terms: { rule: 'no-seat' }, amountPaise, day: '2026-10-02' })).toEqual({
      today: 'If you withdrew today, you would get ₹0 of ₹10,000 back.',
      lines: [
        'If we reject your application because no seat is left, you get the full amount back by itself. Otherwise this payment is not refundable.',
        'If you pay twice, we refund the second payment by ourselves.',
      ],
    })
  })

  it('are the clause of the specification where nothing else is agreed', () => {
    const specified: RefundTerms = { rule: 'specified', courseFeePaise: 81_000_00 }
    expect(refundTermsView({ terms: specified, amountPaise, day: '2026-10-02' })).toEqual({
      today: 'If you withdrew today, you would get ₹0 of ₹10,000 back.',
      lines: [
        'If the student discontinues, 75% of the total course fee is owed; no refund after discontinuance.',
        '75% of the total course fee of ₹81,000 is ₹60,750.',
        'If you pay twice, we refund the second payment by ourselves.',
      ],
    })
  })

  it('mention caution money and a date that is not announced', () => {
    const view = refundTermsView({
      terms: { rule: 'policy', policy: { ...policy, overrides: [], lastAdmissionDay: null }, cautionPaise: 200_000 },
      amountPaise,
      day: '2026-10-02',
    })
    expect(view.lines).toContain('You get the caution money of ₹2,000 back in full.')
    expect(view.lines[0]).toBe('The last date of admission is not announced yet.')
  })

  it('are translated', () => {
    const view = refundTermsView({ terms, amountPaise, day: '2026-10-02', translate: (text) => `⟦${text}⟧` })
    for (const line of [view.today, ...view.lines]) expect(line).toMatch(/^⟦.*⟧$/)
  })
})

it.each([
  ['2026-09-01', 'Until 30 September 2026, nothing is kept. Refund ₹10,000, keep ₹0.'],
  ['2026-10-31', 'Until 31 October 2026, at most ₹1,000 is kept. Refund ₹9,000, keep ₹1,000.'],
  ['2026-11-14', 'Notice 1 day before the last date of admission: 90 %. Refund ₹9,000, keep ₹1,000.'],
  ['2026-11-15', 'Notice on the last date of admission: 90 %. Refund ₹9,000, keep ₹1,000.'],
  ['2026-12-01', 'Notice 16 days after the last date of admission: 50 %. Refund ₹5,000, keep ₹5,000.'],
])('staff read on %s: %s', (noticeDay, text) => {
  expect(explainRefund(calculateRefund({ terms, amountPaise, noticeDay }))).toBe(text)
})

it('staff read when only a missing seat would refund it', () => {
  const calculated = calculateRefund({ terms: { rule: 'no-seat' }, amountPaise, noticeDay: '2026-11-15' })
  expect(explainRefund(calculated)).toBe(
    'The terms refund this payment only when no seat is left. Refund ₹0, keep ₹10,000.',
  )
})

it('staff read what a student who discontinues owes as specified', () => {
  const specified: RefundTerms = { rule: 'specified', courseFeePaise: 81_000_00 }
  expect(explainRefund(calculateRefund({ terms: specified, amountPaise, noticeDay: '2026-11-15' }))).toBe(
    'The agreement returns nothing to a student who discontinues, who owes ₹60,750 in all. Refund ₹0, keep ₹10,000.',
  )
})
