import { isApproved, isLive } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import type { Changes } from '../../database/records/columns.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import { refundRest } from '../../payments/index.ts'
import { type ApplicationRecord, applicationRecord } from '../applications/application-record.ts'
import { endedKey } from '../applications/live-key.ts'
import { applyChange } from '../changes/apply-change.ts'
import type { TakeCarriedFee } from '../changes/carried-fees.ts'

export const takeCarriedFee: TakeCarriedFee = async ({ payload, id, from, now }) => {
  const { number, feePaise, merchantId, paymentId } = from
  const application = await applyChange({
    payload,
    id,
    now,
    decide: ({ feePaidAt, studentName }) =>
      feePaidAt
        ? null
        : {
            // What was paid is the fee, whatever it is in the new session.
            data: { feePaise, feePaidAt: now.toISOString(), feeRefundedAt: null, merchantId, paymentId },
            event: { kind: 'fee-carried', by: studentName, staffId: null, text: number },
            isFinal: true,
          },
  })
  if (paymentId && application.paymentId !== paymentId) {
    const reason = `Application ${application.number} was already paid, so this fee does not count for it.`
    await refundRest({ payload, transactionId: paymentId, reason, key: `carried:${id}`, staff: null, now })
  }
}

interface CarryOptions {
  payload: Payload
  /** Its fee is due. */
  application: ApplicationRecord
  now: Date
}

/** Far above what a student has. */
const MAX_APPLICATIONS = 50

/**
 * Pays the fee of an application with that of one of an earlier session for the same course, whose process ended without a seat, and ends the earlier one. One conditional
 * write of the earlier one decides: its fee either counts here, or comes back when staff end it. Returns whether the fee is paid now; a repeat completes what was interrupted.
 */
export async function carryFee({ payload, application, now }: CarryOptions): Promise<boolean> {
  const { id } = application
  for await (const earlier of earlierFees({ payload, ...application })) {
    const ended = await endEarlier({ payload, earlier, application, now })
    if (isCarriedTo(ended, id)) return true
  }
  return false
}

interface SoughtOptions extends Pick<ApplicationRecord, 'studentId' | 'course' | 'sessionYear'> {
  payload: Payload
  /** Of the application for which a fee is sought; absent before it is sent. */
  id?: string
}

/** The application of an earlier session whose fee counts for one that the student sends now; null if a fee is to be paid. */
export async function feeToCarry(options: SoughtOptions): Promise<ApplicationRecord | null> {
  for await (const earlier of earlierFees(options)) return earlier
  return null
}

async function* earlierFees({ payload, id, studentId, course, sessionYear }: SoughtOptions) {
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: {
      and: [
        { student: { equals: studentId } },
        { course: { equals: course } },
        { sessionYear: { less_than: sessionYear } },
        { feePaidAt: { exists: true } },
      ],
    },
    sort: '-submittedAt',
    limit: MAX_APPLICATIONS,
  })
  const { mayCarryFee } = portalOf(payload)
  for (const application of rows.map(applicationRecord)) {
    const isCarried = id !== undefined && isCarriedTo(application, id)
    if (isCarried || (isCarriable(application) && (await mayCarryFee({ payload, application })))) yield application
  }
}

const isCarriedTo = ({ lastChange }: ApplicationRecord, id: string) => lastChange?.carriedTo === id

function isCarriable({ status, feePaidAt }: ApplicationRecord): boolean {
  return Boolean(feePaidAt) && isLive(status) && !isApproved(status)
}

interface EndOptions extends CarryOptions {
  earlier: ApplicationRecord
}

/** Ends an application whose fee counts for another. */
function endEarlier({ payload, earlier, application, now }: EndOptions): Promise<ApplicationRecord> {
  return applyChange<Changes<'applications'>>({
    payload,
    id: earlier.id,
    now,
    decide: (current) =>
      isCarriable(current)
        ? {
            data: {
              ...{ status: 'REJECTED', liveKey: endedKey(current.id), rejectionCode: 'carried-over' },
              ...{ decisionReason: '', sentTexts: [] },
            },
            event: {
              ...{ kind: 'carried-over', by: current.studentName, staffId: null, text: application.number },
              carriedTo: application.id,
            },
            isFinal: true,
          }
        : null,
  })
}

/** The number of the application whose fee was carried over to a paid one; null if it has a fee of its own. */
export async function carriedFrom(
  payload: Payload,
  { id, paymentId, feePaidAt }: ApplicationRecord,
): Promise<string | null> {
  const counted = feePaidAt && paymentId ? await countedFor(payload, paymentId) : []
  const earlier = counted.find((other) => other.id !== id && other.rejectionCode === 'carried-over')
  return earlier?.number ?? null
}

/** The applications for which a payment counts: the one that it was paid for, or the one that its fee was carried over to. */
export async function countedFor(payload: Payload, transactionId: string): Promise<ApplicationRecord[]> {
  const where = { paymentId: { equals: transactionId } }
  const rows = await readRows({
    payload,
    collection: 'applications',
    where,
    sort: '-submittedAt',
    limit: MAX_APPLICATIONS,
  })
  return rows.map(applicationRecord)
}
