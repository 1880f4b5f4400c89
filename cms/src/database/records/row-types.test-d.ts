/** Type tests: each marked line must not compile. Nothing runs them. */
import type { Payload, Where } from 'payload'
import type { Shipment, Student } from '../../payload-types.ts'
import type { Work } from '../work/work.ts'
import { changeAll } from './change-all.ts'
import { changeOne } from './change-one.ts'
import { column } from './column.ts'
import type { Changes } from './columns.ts'
import type { Condition } from './condition.ts'
import { deleteRows } from './delete-rows.ts'
import { createIfAbsent, insertIfAbsent } from './insert-if-absent.ts'
import { readRow } from './read-row.ts'
import { readRows } from './read-rows.ts'
import { updateRow } from './update-row.ts'

declare const payload: Payload
declare const student: Student
const id = { id: { equals: 'one' } }

export async function columnsInConditions(): Promise<void> {
  const collection = 'fee-dues'
  const data = { remindedStep: 1 }
  await changeOne({ payload, collection, where: { and: [id, { refundedPaise: { less_than: 100 } }] }, data })
  // @ts-expect-error
  await changeOne({ payload, collection, where: { and: [id, { refundedPaisa: { less_than: 100 } }] }, data })
  // @ts-expect-error
  await changeOne<'fee-dues'>({ payload, collection, where: { refundedPaisa: { less_than: 100 } }, data })
  // @ts-expect-error
  await changeAll({ payload, collection, where: { or: [{ and: [{ refundedPaisa: { exists: true } }] }] }, data })
  // @ts-expect-error
  await deleteRows({ payload, collection, where: { refundedPaisa: { exists: true } } })
  // @ts-expect-error
  await readRows({ payload, collection, where: { refundedPaisa: { exists: true } }, limit: 1 })
  // @ts-expect-error
  await readRow({ payload, collection, where: column('refundedPaisa', { exists: true }) })
  await readRow({ payload, collection, where: column('refundedPaise', { exists: true }) })
}

export async function conditionsInVariables(): Promise<void> {
  const collection = 'fee-dues'
  const data = { remindedStep: 1 }
  const misspelled = { and: [id, { refundedPaisa: { less_than: 100 } }] }
  // @ts-expect-error
  await changeOne({ payload, collection, where: misspelled, data })
  const untyped: Where = { refundedPaise: { less_than: 100 } }
  // @ts-expect-error
  await changeOne({ payload, collection, where: untyped, data })
  const named: Condition<'fee-dues'> = { refundedPaise: { less_than: 100 } }
  await changeOne({ payload, collection, where: { and: [id, named] }, data })
  // @ts-expect-error
  const widened: Condition<'rate-limits'> = untyped
  await deleteRows({ payload, collection: 'rate-limits', where: widened })
  const ofPayments: Condition<'payments'> = { refundHeldPaise: { less_than: 100 } }
  // @ts-expect-error
  await changeOne({ payload, collection, where: ofPayments, data })
}

export async function valuesAndOperators(): Promise<void> {
  const collection = 'shipments'
  const data = { attempts: 0 }
  await changeOne({ payload, collection, where: { status: { equals: 'waiting' } }, data })
  // @ts-expect-error
  await changeOne({ payload, collection, where: { status: { equals: 'waitin' } }, data })
  // @ts-expect-error
  await changeOne({ payload, collection, where: { and: [id, { status: { in: ['waiting', 'waitin'] } }] }, data })
  // @ts-expect-error
  await changeOne({ payload, collection, where: { status: { greater_than: 'waiting' } }, data })
  // @ts-expect-error
  await changeOne({ payload, collection, where: { attempts: { less_than: '3' } }, data })
  // @ts-expect-error
  await changeOne({ payload, collection, where: { attempts: { lessThan: 3 } }, data })
  // @ts-expect-error
  await changeOne({ payload, collection, where: { needsAttention: { like: 'true' } }, data })
  // @ts-expect-error
  await changeOne({ payload, collection, where: { orderId: { equals: undefined } }, data })
}

export async function groupsAndRelations(): Promise<void> {
  const data = { attempts: 0 }
  await changeOne({ payload, collection: 'applications', where: { 'correction.reason': { equals: '' } }, data })
  // @ts-expect-error
  await changeOne({ payload, collection: 'applications', where: { 'correction.reasn': { equals: '' } }, data })
  const where = { 'user.relationTo': { equals: 'staff' } } as const
  await readRow({ payload, collection: 'payload-preferences', where })
  // @ts-expect-error
  await changeOne({ payload, collection: 'applications', where: id, data: { student } })
  await changeOne({ payload, collection: 'applications', where: id, data: { student: student.id } })
}

export async function changedColumns(): Promise<void> {
  const collection = 'applications'
  await changeOne({ payload, collection, where: id, data: { decisionReason: '', revision: { $inc: 1 } } })
  // @ts-expect-error
  await changeOne({ payload, collection, where: id, data: { decisionReasn: '' } })
  // @ts-expect-error
  await changeAll({ payload, collection, where: id, data: { decisionReasn: '' } })
  const misspelled = { decisionReason: '', decisionReasn: '' }
  // @ts-expect-error
  await changeOne({ payload, collection, where: id, data: misspelled })
  // @ts-expect-error
  await changeOne({ payload, collection, where: id, data: { revision: 2, ...misspelled } })
  // @ts-expect-error
  await changeOne({ payload, collection, where: id, data: column('decisionReasn', '') })
  // @ts-expect-error
  await changeOne({ payload, collection, where: id, data: { status: 'APROVED' } })
  // @ts-expect-error
  await changeOne({ payload, collection, where: id, data: { decisionReason: { $inc: 1 } } })
  const untyped: Record<string, unknown> = {}
  // @ts-expect-error
  await changeOne({ payload, collection, where: id, data: untyped })
  // @ts-expect-error
  const widened: Changes<'applications'> = untyped
  await changeOne({ payload, collection, where: id, data: widened })
}

/** Lists have tables of their own in SQLite, which a conditional update cannot write. */
export async function lists(): Promise<void> {
  const collection = 'staff'
  // @ts-expect-error
  await changeOne({ payload, collection, where: id, data: { roles: ['accounts'] } })
  await updateRow({ payload, collection, where: id, data: { roles: ['accounts'], sessions: [], updatedAt: null } })
}

export async function newRows(): Promise<void> {
  const collection = 'student-credentials'
  const data = { studentId: 'one', passwordHash: 'hash', version: 1 }
  await insertIfAbsent({ payload, collection, data })
  await createIfAbsent({ payload, collection, data })
  // @ts-expect-error
  await insertIfAbsent({ payload, collection, data: { ...data, passwrdHash: '' } })
  // @ts-expect-error
  await createIfAbsent({ payload, collection, data: { ...data, passwrdHash: '' } })
  // @ts-expect-error
  await insertIfAbsent({ payload, collection, data: { studentId: 'one', version: 1 } })
}

export async function readColumns(): Promise<void> {
  const collection = 'orders'
  const [order] = await readRows({ payload, collection, fields: ['status'], sort: ['-createdAt', 'id'], limit: 1 })
  order?.status satisfies 'paid' | 'unpaid' | 'cancelled' | 'returned' | 'soldOut' | undefined
  // @ts-expect-error
  order?.buyerName
  // @ts-expect-error
  await readRows({ payload, collection, fields: ['statu'], limit: 1 })
  // @ts-expect-error
  await readRows({ payload, collection, sort: '-createAt', limit: 1 })
}

export async function boundsOfReads(ids: readonly string[]): Promise<void> {
  const collection = 'fee-dues'
  const open = { status: { equals: 'open' } } as const
  const ofOne = { studentId: { equals: 'one' } }
  const ofSome = { applicationId: { in: ids } }
  await readRows({ payload, collection, where: ofOne })
  await readRows({ payload, collection, where: { and: [open, ofSome] } })
  await readRows({ payload, collection, where: { or: [ofOne, { and: [ofSome, open] }] } })
  await readRows({ payload, collection, where: open, limit: 10 })
  await readRows({ payload, collection: 'colleges' })
  // @ts-expect-error
  await readRows({ payload, collection })
  // @ts-expect-error
  await readRows({ payload, collection, where: open })
  // @ts-expect-error
  await readRows({ payload, collection, where: { or: [ofOne, open] } })
  // @ts-expect-error
  await readRows({ payload, collection, where: { studentId: { not_in: ids } } })
  const widened: Condition<'fee-dues'> = ofOne
  // @ts-expect-error
  await readRows({ payload, collection, where: widened })
  // @ts-expect-error
  await readRows({ payload, collection: 'payments', where: { merchantId: { equals: 'one' } } })
}

export const shipments: Work<'shipments'> = {
  collection: 'shipments',
  dueField: 'dueAt',
  where: { status: { exists: true } },
  leaseMs: 1000,
  schedule: { delaysMs: [1000], afterwards: 'give-up' },
  // @ts-expect-error
  apply: async () => ({ status: 'waitin' }),
}

export const wrongField: Work<'shipments'> = {
  ...shipments,
  // @ts-expect-error
  dueField: 'dueOn',
}

export function outcome(shipment: Shipment): Changes<'shipments'> {
  // @ts-expect-error
  return { status: shipment.status, needsAtention: true }
}
