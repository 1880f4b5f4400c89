import type { MyPayment } from '../src/documents/use-my-payments.ts'

/** A paid application fee with its receipt, as My Payments gets it. */
export function aMyPayment(changed: Partial<MyPayment> = {}): MyPayment {
  const transactionId = 'T1795236400000ABCDEFGHJKMN'
  return {
    transactionId,
    purpose: 'application-fee',
    description: 'Application fee, B.Ed, 20261795236400000',
    amount: 1000,
    status: 'paid',
    state: 'paid',
    note: '',
    paidAt: '2026-11-20T04:00:00.000Z',
    document: 'receipt',
    document_id: transactionId,
    receipt_number: 'PR/2026-27/000123',
    refunds: [],
    ...changed,
  }
}
