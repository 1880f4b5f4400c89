import { RECEIVED_STATUSES } from '@pravesh/shared/payments/status'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Payment } from '../../payload-types.ts'
import { settlingProviders } from './settling-providers.ts'

interface FindOptions {
  payload: Payload
  /** When the payments were made (ISO 8601). */
  paidFrom: string
  paidBefore: string
}

interface Unsettled {
  payment: Payment
  /** The day in India on which it was paid. */
  day: string
  text: string
}

/** Finds payments without a settlement line, from providers that have a settlement report. */
export async function* findUnsettled({ payload, paidFrom, paidBefore }: FindOptions): AsyncGenerator<Unsettled> {
  const providers = settlingProviders(payload).map(({ name }) => name)
  if (providers.length === 0) return
  const where: Condition<'payments'> = {
    and: [
      { status: { in: [...RECEIVED_STATUSES] } },
      { provider: { in: providers } },
      { paidAt: { greater_than_equal: paidFrom } },
      { paidAt: { less_than: paidBefore } },
    ],
  }
  for await (const payments of walkRecords({ payload, collection: 'payments', where })) {
    const settled = await settledAmong(payload, payments)
    for (const payment of payments.filter(({ transactionId }) => !settled.has(transactionId))) {
      const { transactionId, amountPaise, provider } = payment
      const text = `Payment ${transactionId} of ${formatPaise(amountPaise)} is in no settlement of ${provider}.`
      yield { payment, day: dayOf(String(payment.paidAt)), text }
    }
  }
}

/** The transaction ids of the payments that have a settlement line. */
async function settledAmong(payload: Payload, payments: readonly Payment[]): Promise<Set<string>> {
  const transactionIds = payments.map(({ transactionId }) => transactionId)
  const rows = await readRows({
    payload,
    collection: 'settlement-lines',
    where: { and: [{ kind: { equals: 'payment' } }, { transactionId: { in: transactionIds } }] },
  })
  return new Set(rows.map(({ transactionId }) => transactionId))
}
