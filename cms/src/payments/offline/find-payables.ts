import type { OpenPayable } from '@pravesh/shared/payments/offline/staff-calls'
import { PAYMENT_PURPOSES, type PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import { isInside, type Scope } from '../../staff/index.ts'
import type { Payable } from '../handlers.ts'
import { placesOfPaid } from '../place-of.ts'

interface PayablesOptions {
  payload: Payload
  /** Phone number or e-mail address. */
  typed: string
  /** The limit of the member of staff who asks. */
  scope?: Scope | null
}

/** Everything that a student can pay now, within a limit; empty for an unknown phone number or e-mail address. */
export async function findPayables({ payload, typed, scope = null }: PayablesOptions): Promise<OpenPayable[]> {
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
      const places = await placesOfPaid(
        payload,
        payables.map(({ subjectId }) => ({ id: subjectId, purpose, subjectId })),
      )
      return payables
        .filter(({ subjectId }) => isInside(scope, places.get(subjectId) ?? null))
        .map(({ subjectId, description, amountPaise, dueOn = null, allowsPart = false }) => {
          return { purpose, subjectId, studentName: student.name, description, amountPaise, dueOn, allowsPart }
        })
    }),
  )
  return found.flat()
}

interface FindOptions {
  payload: Payload
  purpose: PaymentPurpose
  subjectId: string
  /** `YYYY-MM-DD`. */
  day: string
}

/** What a subject costs as of a day; null when it cannot be paid. */
export async function findPayable({ payload, purpose, ...of }: FindOptions): Promise<Payable | null> {
  return (await portalOf(payload).payableHandlers.find[purpose]?.({ payload, ...of })) ?? null
}
