import type { OpenPayable } from '@pravesh/shared/payments/offline/staff-calls'
import { PAYMENT_PURPOSES, type PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Payable } from '../handlers.ts'

/** Everything that a student can pay now; empty for an unknown phone number or e-mail address. */
export async function findPayables(payload: Payload, typed: string): Promise<OpenPayable[]> {
  const text = typed.trim()
  if (text === '') return []
  const rows = await readRows({
    payload,
    collection: 'students',
    where: { or: [{ phone: { equals: text } }, { email: { equals: text.toLowerCase() } }] },
    limit: 1,
  })
  const [student] = rows
  if (!student) return []
  const { list } = portalOf(payload).payableHandlers
  const found = await Promise.all(
    PAYMENT_PURPOSES.map(async (purpose) => {
      const payables = (await list[purpose]?.({ payload, studentId: student.id })) ?? []
      return payables.map(({ subjectId, description, amountPaise }) => {
        return { purpose, subjectId, studentName: student.name, description, amountPaise }
      })
    }),
  )
  return found.flat()
}

interface FindOptions {
  payload: Payload
  purpose: PaymentPurpose
  subjectId: string
}

/** What a subject costs now; null when it cannot be paid. */
export async function findPayable({ payload, purpose, subjectId }: FindOptions): Promise<Payable | null> {
  return (await portalOf(payload).payableHandlers.find[purpose]?.({ payload, subjectId })) ?? null
}
