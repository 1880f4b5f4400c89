import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { type Person, personText } from '../../database/search/person-text.ts'
import type { SearchSource } from '../../database/search/search-source.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { OfflinePayment, Payment, Receipt, Refund } from '../../payload-types.ts'

/** What was paid for. */
type Subject = Pick<Payment, 'purpose' | 'subjectId'>

/** Payments are found by payer, application or order, and their own numbers. References of providers are found whole. (find-money.ts) */
export const paymentSearch: SearchSource = source(
  ['studentId', 'purpose', 'subjectId', 'transactionId', 'merchantId'],
  ({ transactionId, merchantId }: Payment) => [transactionId, merchantId],
)

export const offlinePaymentSearch: SearchSource = source(
  ['studentId', 'purpose', 'subjectId', 'transactionId', 'reference'],
  ({ transactionId, reference }: OfflinePayment) => [transactionId, reference],
)

/** Also by the name that is printed on the receipt. */
export const receiptSearch: SearchSource = source(
  ['studentId', 'purpose', 'subjectId', 'transactionId', 'number', 'studentName'],
  ({ number, transactionId }: Receipt) => [number, transactionId],
  ({ studentName }: Receipt) => studentName ?? '',
)

export const refundSearch: SearchSource = {
  finds: 'words',
  fields: ['studentId', 'paymentId', 'transactionId', 'refundId'],
  async textsOf(payload, refunds: readonly Refund[]) {
    const payments = await paymentsById(payload, refunds)
    const known = await knownOf(payload, { records: refunds, subjects: [...payments.values()] })
    return refunds.map(({ studentId, paymentId, transactionId, refundId }) => {
      const subjectId = payments.get(paymentId)?.subjectId ?? ''
      return personText(known.payers.get(studentId), [refundId, transactionId, known.numbers.get(subjectId)])
    })
  },
}

function source<Row extends Subject & { studentId: string }>(
  fields: readonly (keyof Row & string)[],
  numbersOf: (row: Row) => string[],
  printedName: (row: Row) => string = () => '',
): SearchSource {
  return {
    finds: 'words',
    fields,
    async textsOf(payload, rows: readonly Row[]) {
      const { payers, numbers } = await knownOf(payload, { records: rows, subjects: rows })
      return rows.map((row) => {
        const own = personText(payers.get(row.studentId), [...numbersOf(row), numbers.get(row.subjectId)])
        const printed = printedName(row)
        return printed === '' ? own : own + personText({ name: printed, phone: '', email: '' }, []).trimStart()
      })
    },
  }
}

interface Asked {
  records: readonly { studentId: string }[]
  subjects: readonly Subject[]
}

/** The payers by their ids, and the numbers of what was paid for by subject id; each kind with one query. */
export async function knownOf(payload: Payload, { records, subjects }: Asked) {
  const payers = await payersById(payload, [...new Set(records.map(({ studentId }) => studentId))])
  const numbers = new Map<string, string>()
  for (const [purpose, of] of Map.groupBy(subjects, (subject) => subject.purpose)) {
    for (const [id, number] of await numbersOf(payload, purpose, of)) numbers.set(id, number)
  }
  return { payers, numbers }
}

async function payersById(payload: Payload, ids: readonly string[]): Promise<Map<string, Person>> {
  const known = ids.filter((id) => isRecordIdIn(payload, id))
  if (known.length === 0) return new Map()
  const where = { id: { in: known } }
  const rows = await readRows({ payload, collection: 'students', where, fields: ['name', 'phone', 'email'] })
  return new Map(rows.map(({ id, ...payer }) => [id, payer]))
}

async function numbersOf(payload: Payload, purpose: PaymentPurpose, subjects: readonly Subject[]) {
  const find = portalOf(payload).numberHandlers[purpose]
  const subjectIds = [...new Set(subjects.map(({ subjectId }) => subjectId))].filter((id) => isRecordIdIn(payload, id))
  return find && subjectIds.length > 0 ? find({ payload, subjectIds }) : new Map<string, string>()
}

async function paymentsById(payload: Payload, refunds: readonly Refund[]): Promise<Map<string, Subject>> {
  const where = { id: { in: refunds.map(({ paymentId }) => paymentId).filter((id) => isRecordIdIn(payload, id)) } }
  const rows = await readRows({ payload, collection: 'payments', where, fields: ['purpose', 'subjectId'] })
  return new Map(rows.map(({ id, ...subject }) => [id, subject]))
}
