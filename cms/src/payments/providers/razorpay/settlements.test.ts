import { describe, expect, it } from 'vitest'
import { razorpayForTests } from '../../../../test/providers/razorpay/razorpay-gateway.ts'

const { parts } = razorpayForTests()

describe('Razorpay’s settlement report', () => {
  const line = (index: number, change = {}) => ({
    day: '2026-11-05',
    entity_id: `pay_${index}`,
    type: 'payment',
    debit: 0,
    credit: 48_820,
    amount: 50_000,
    currency: 'INR',
    fee: 1180,
    tax: 180,
    on_hold: false,
    settled: true,
    created_at: 1,
    settled_at: 1_793_869_200,
    settlement_id: 'setl_1',
    settlement_utr: 'UTR1',
    order_receipt: null,
    notes: { transactionId: `T${index}` },
    ...change,
  })

  it('is read to its end, page by page', async () => {
    parts.bank.report([...Array.from({ length: 2500 }, (_, index) => line(index)), line(1, { day: '2026-11-06' })])
    const lines = (await parts.gateway.settlements?.('2026-11-05')) ?? []
    expect(new Set(lines.map(({ transactionId }) => transactionId)).size).toBe(2500)
    expect(
      parts.bank.requests.map(({ path }) => new URL(path, parts.bank.settings.apiUrl).searchParams.get('skip')),
    ).toEqual(['0', '1000', '2000'])
    expect(lines[0]).toEqual({
      transactionId: 'T0',
      kind: 'payment',
      amountPaise: 50_000,
      feePaise: 1000,
      taxPaise: 180,
      settlementId: 'setl_1',
      bankReference: 'UTR1',
      settledAt: new Date(1_793_869_200_000),
    })
  })

  it('has payments and refunds only, and those that are settled', async () => {
    parts.bank.report([
      line(1, { notes: 'Beam me up Scotty.', order_receipt: 'T1' }),
      line(2, { type: 'refund', entity_id: 'rfnd_2', notes: [], fee: 0, tax: 0, settlement_utr: null }),
      line(3, { type: 'transfer' }),
      line(4, { type: 'adjustment' }),
      line(5, { settled: false, on_hold: true, settled_at: null, settlement_id: null }),
    ])
    expect(await parts.gateway.settlements?.('2026-11-05')).toMatchObject([
      { transactionId: 'T1', kind: 'payment' },
      { transactionId: 'rfnd_2', kind: 'refund', feePaise: 0, bankReference: null },
    ])
  })

  it('is not cut off by an error on a later page', async () => {
    parts.bank.report(Array.from({ length: 1001 }, (_, index) => line(index)))
    parts.bank.faults.next(null, { status: 502, html: true })
    await expect(parts.gateway.settlements?.('2026-11-05')).rejects.toMatchObject({ kind: 'busy' })
  })
})
