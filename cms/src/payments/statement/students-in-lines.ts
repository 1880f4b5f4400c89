import { isTransactionId } from '@pravesh/shared/payments/identifiers'
import { PAYMENT_PURPOSES } from '@pravesh/shared/payments/purposes'
import { type NamedInLine, namedIn } from '@pravesh/shared/payments/statement/named-in-line'
import type { StatementLine } from '@pravesh/shared/payments/statement/read-statement'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { FindOwners } from '../handlers.ts'

export type Line = Pick<StatementLine, 'bookedOn' | 'amountPaise' | 'narration' | 'reference'>

/** Its numbers are those that the portal knows. */
export interface NamedLine extends NamedInLine {
  /** The students that it names, by phone or by a number of theirs. */
  studentIds: string[]
  /** The numbers of applications that it names. */
  applications: string[]
}

const BATCH = 500

/** Whom each line names, in a number of queries that grows with every 500 names. */
export async function studentsInLines(payload: Payload, lines: readonly Line[]): Promise<NamedLine[]> {
  const named = lines.map(namedIn)
  const phones = named.flatMap((line) => line.phones)
  const numbers = named.flatMap((line) => line.numbers)
  const [byPhone, applications, byPayment] = [
    await inBatches(phones, (batch) => phoneOwners(payload, batch)),
    await inBatches(numbers, (batch) => numberOwners(payload, batch)),
    await inBatches(numbers, (batch) => paymentOwners(payload, batch)),
  ]
  const owners = Map.groupBy([...byPhone, ...applications, ...byPayment], ({ number }) => number)
  const known = new Set(applications.map(({ number }) => number))
  return named.map((line) => {
    const found = [...line.phones, ...line.numbers].flatMap((each) => owners.get(each) ?? [])
    return {
      ...line,
      numbers: line.numbers.filter((each) => owners.has(each)),
      studentIds: [...new Set(found.map(({ studentId }) => studentId))],
      applications: line.numbers.filter((each) => known.has(each)),
    }
  })
}

type Owners = Awaited<ReturnType<FindOwners>>

async function inBatches(names: readonly string[], find: (batch: string[]) => Promise<Owners>): Promise<Owners> {
  const distinct = [...new Set(names)]
  const found: Owners = []
  for (let at = 0; at < distinct.length; at += BATCH) found.push(...(await find(distinct.slice(at, at + BATCH))))
  return found
}

async function phoneOwners(payload: Payload, phones: string[]): Promise<Owners> {
  const where = { phone: { in: phones } }
  const rows = await readRows({ payload, collection: 'students', where, fields: ['phone'] })
  return rows.map(({ id, phone }) => ({ number: phone, studentId: id }))
}

async function numberOwners(payload: Payload, numbers: string[]): Promise<Owners> {
  const { ownerHandlers } = portalOf(payload)
  const found = await Promise.all(PAYMENT_PURPOSES.map((purpose) => ownerHandlers[purpose]?.({ payload, numbers })))
  return found.flatMap((owners) => owners ?? [])
}

/** By the numbers of receipts and transactions. */
async function paymentOwners(payload: Payload, numbers: string[]): Promise<Owners> {
  const byReceipt = { number: { in: numbers } }
  const byPayment = { transactionId: { in: numbers.filter(isTransactionId) } }
  const [receipts, payments] = await Promise.all([
    readRows({
      payload,
      collection: 'receipts',
      where: byReceipt,
      fields: ['number', 'studentId'],
      limit: numbers.length,
    }),
    readRows({ payload, collection: 'payments', where: byPayment, fields: ['transactionId', 'studentId'] }),
  ])
  return [
    ...receipts.map(({ number, studentId }) => ({ number, studentId })),
    ...payments.map(({ transactionId: number, studentId }) => ({ number, studentId })),
  ]
}
