import { describe, expect, it } from 'vitest'
import { seatCreditOf, withSeatCredit } from './seat-credit.ts'

const at = '2026-08-01T06:30:00.000Z'
const entry = (kind: 'paid' | 'held', amountPaise: number) => ({
  at,
  transactionId: `T${amountPaise}`,
  kind,
  amountPaise,
})
const seat = (amountPaise: number) => ({ kind: 'seat' as const, amountPaise, approvalId: 'A', at })
const scholarship = { kind: 'scholarship' as const, amountPaise: 300, approvalId: 'P', at }
const open = { status: 'open' as const, amountPaise: 1_000 }
const credited = (due: Parameters<typeof withSeatCredit>[0]['due'], creditPaise: number) =>
  withSeatCredit({ due, creditPaise, applicationId: 'A', at })

describe('what was paid for a seat', () => {
  it('is taken off a fee, at most the fee', () => {
    expect(credited(open, 400)).toEqual([seat(400)])
    expect(credited(open, 1_001)).toEqual([seat(1_000)])
    expect(credited(open, 0)).toBeNull()
  })

  it.each([
    ['a concession', { concessions: [scholarship] }, [scholarship, seat(700)]],
    ['what is paid', { entries: [entry('paid', 250)] }, [seat(750)]],
    ['what is being cleared', { entries: [entry('held', 250)] }, [seat(750)]],
    ['a charge, which it does not pay', { chargePaise: 50 }, [seat(1_000)]],
  ])('leaves %s', (_, change, reductions) => {
    expect(credited({ ...open, ...change }, 5_000)).toEqual(reductions)
  })

  it('follows what is still there of it, and keeps what does not change', () => {
    const due = { ...open, concessions: [scholarship, seat(400)] }
    expect(seatCreditOf(due)).toBe(400)
    expect(credited(due, 400)).toBeNull()
    expect(credited(due, 150)).toEqual([scholarship, seat(150)])
    expect(credited(due, 0)).toEqual([scholarship])
  })

  it('stays with a fee that was paid for the rest', () => {
    const due = { status: 'paid' as const, amountPaise: 1_000, concessions: [seat(400)], entries: [entry('paid', 600)] }
    expect(credited(due, 400)).toBeNull()
    expect(credited(due, 0)).toEqual([])
  })

  it.each(['cancelled', 'replaced', 'refunded'] as const)('never grows on a fee that is %s', (status) => {
    expect(credited({ ...open, status }, 400)).toBeNull()
    expect(credited({ ...open, status, concessions: [seat(400)] }, 900)).toBeNull()
    expect(credited({ ...open, status, concessions: [seat(400)] }, 0)).toEqual([])
  })
})
