import { describe, expect, it } from 'vitest'
import { ISSUE_LABELS, ISSUE_MESSAGES, noteOn, PAYMENT_ISSUES, REFUNDED_DUPLICATE_MESSAGE } from './issues.ts'
import { PAYMENT_PURPOSES, PURPOSE_LABELS } from './purposes.ts'
import { canTransition, isCounted, isOpen, isPaid, PAYMENT_STATUSES, STAFF_LABELS, statusesBefore } from './status.ts'

describe('a payment attempt', () => {
  /** Repeats the transitions on purpose: from → to. */
  const allowed = [
    'created pending',
    'created paid',
    'created failed',
    'created expired',
    'pending paid',
    'pending failed',
    'pending expired',
    'failed paid',
    'expired paid',
    'paid refunded',
  ]

  it('only moves forward, and can still succeed late', () => {
    const found = PAYMENT_STATUSES.flatMap((from) =>
      PAYMENT_STATUSES.filter((to) => canTransition(from, to)).map((to) => `${from} ${to}`),
    )
    expect(found.sort()).toEqual([...allowed].sort())
  })

  it('that is paid can only be refunded', () => {
    expect(PAYMENT_STATUSES.filter((to) => canTransition('paid', to))).toEqual(['refunded'])
    expect(PAYMENT_STATUSES.filter((to) => canTransition('refunded', to))).toEqual([])
  })

  it('can become paid from every earlier status', () => {
    expect(statusesBefore('paid')).toEqual(['created', 'pending', 'failed', 'expired'])
    expect(statusesBefore('created')).toEqual([])
  })

  it('is open until the provider decides', () => {
    expect(PAYMENT_STATUSES.filter(isOpen)).toEqual(['created', 'pending'])
    expect(PAYMENT_STATUSES.filter(isPaid)).toEqual(['paid'])
  })
})

describe('labels and messages', () => {
  it('exist for every status, for staff', () => {
    for (const status of PAYMENT_STATUSES) {
      expect(STAFF_LABELS[status], status).toMatch(/^[A-Z].{3,}/)
    }
    expect(new Set(Object.values(STAFF_LABELS)).size).toBe(PAYMENT_STATUSES.length)
  })

  it('exist for every issue and purpose', () => {
    for (const issue of PAYMENT_ISSUES) {
      expect(ISSUE_LABELS[issue], issue).toMatch(/^[A-Z].{3,}/)
      expect(ISSUE_MESSAGES[issue], issue).toMatch(/^[A-Z].{20,}\.$/)
    }
    for (const purpose of PAYMENT_PURPOSES) expect(PURPOSE_LABELS[purpose], purpose).toMatch(/^[A-Z].{3,}/)
  })
})

describe('an attempt', () => {
  it('counts when it was received, unless it was one too many, also after the refund of that', () => {
    expect(PAYMENT_STATUSES.filter((status) => isCounted({ status }))).toEqual(['paid', 'refunded'])
    expect(isCounted({ status: 'paid', issue: 'duplicate' })).toBe(false)
    expect(isCounted({ status: 'refunded', issueNote: 'Paid twice.' })).toBe(false)
    expect(isCounted({ status: 'paid', issueNote: 'Once doubted.' })).toBe(true)
  })

  it('is explained when it did not count', () => {
    expect(noteOn({ status: 'refunded' })).toBe('')
    expect(noteOn({ status: 'paid', issue: 'duplicate' })).toBe(ISSUE_MESSAGES.duplicate)
    expect(noteOn({ status: 'refunded', issueNote: 'Paid twice.' })).toBe(REFUNDED_DUPLICATE_MESSAGE)
  })
})
