import { type SettlementFault, settlementFault } from '@pravesh/shared/payments/reconcile/settlement-faults'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { Payment, SettlementLine } from '../../payload-types.ts'

export interface ComparedLine {
  line: SettlementLine
  payment: Payment | null
  /** Null if line and payment agree. */
  fault: SettlementFault | null
  /** The fault as a sentence; empty without one. */
  text: string
}

/** Compares settlement lines with the payments that they name. */
export async function compareLines(payload: Payload, lines: readonly SettlementLine[]): Promise<ComparedLine[]> {
  const where = { transactionId: { in: [...new Set(lines.map(({ transactionId }) => transactionId))] } }
  const rows = await readRows({ payload, collection: 'payments', where })
  const payments = new Map(rows.map((payment) => [payment.transactionId, payment]))
  return lines.map((line) => {
    const found = payments.get(line.transactionId)
    // A transaction id belongs to one provider.
    const payment = found?.provider === line.provider ? found : null
    const fault = settlementFault(line, payment)
    return { line, payment, fault, text: fault === null ? '' : textOf(fault, line, payment) }
  })
}

function textOf(fault: SettlementFault, line: SettlementLine, payment: Payment | null): string {
  const { kind, transactionId, amountPaise, settlementId } = line
  const what = `Settlement ${settlementId} has a ${kind} of ${formatPaise(amountPaise)} for ${transactionId}`
  if (fault === 'unknown-payment') return `${what}, which the portal does not know.`
  if (fault === 'not-paid') return `${what}, which is not paid in the portal.`
  const known = kind === 'payment' ? payment?.amountPaise : payment?.refundHeldPaise
  return `${what}, but the portal has ${formatPaise(known ?? 0)}.`
}
