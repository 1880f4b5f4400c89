import { randomBytes } from 'node:crypto'
import { IDENTIFIER_BYTES, transactionIdOf } from '@pravesh/shared/payments/identifiers'
import type { OfflineEntry } from '@pravesh/shared/payments/offline/staff-calls'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { singleLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { staffKey } from '../../foundation/person-key.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { OfflinePayment } from '../../payload-types.ts'
import type { StaffMember } from '../staff-member.ts'
import { findPayable } from './find-payables.ts'
import { type SentProof, storeProof } from './store-proof.ts'

interface EnterOptions {
  payload: Payload
  staff: StaffMember
  entry: OfflineEntry
  proof: SentProof
  now: Date
}

/**
 * Stores a payment received outside the provider, which counts once another member of staff has confirmed it. Throws a
 * Problem: 400, 409 when it cannot be paid, its amount has changed, or its reference was already entered for it.
 */
export async function enterOfflinePayment(options: EnterOptions): Promise<OfflinePayment> {
  const { payload, staff, entry, now } = options
  const { purpose, subjectId, channel, receivedOn } = entry
  const payable = await findPayable({ payload, purpose, subjectId })
  if (payable === null) throw conflict('NOT_PAYABLE', 'This cannot be paid now. It may be paid already.')
  if (payable.amountPaise !== Number(entry.amountPaise))
    throw conflict('CHANGED', 'The amount has changed. Search again.')
  if (receivedOn > dayInIndia(now)) {
    throw invalid([{ field: 'receivedOn', code: 'range', message: 'Enter a day that is not in the future.' }])
  }
  const reference = singleLine(entry.reference)
  const transactionId = transactionIdOf({ now, random: randomBytes(IDENTIFIER_BYTES) })
  const proof = await storeProof({ payload, person: staffKey(staff.id), proof: options.proof })
  const data = {
    ...payable,
    purpose,
    subjectId,
    channel,
    reference,
    receivedOn,
    transactionId,
    proof: proof.id,
    // Frees the reference when the entry is rejected. (decide-payment.ts)
    referenceKey: [purpose, subjectId, channel, reference.toUpperCase()].join('/'),
    status: 'entered' as const,
    enteredBy: staff.name,
    enteredById: staff.id,
    enteredAt: now.toISOString(),
    attempts: 0,
  }
  const isNew = await insertIfAbsent({ payload, collection: 'offline-payments', data })
  const where = { transactionId: { equals: transactionId } }
  const stored = await readRow({ payload, collection: 'offline-payments', where })
  if (isNew && stored) return stored
  // Without its entry, nothing refers to the proof.
  await payload.delete({ collection: 'payment-proofs', id: proof.id })
  throw conflict('ALREADY_ENTERED', 'This reference was already entered for the same payment.')
}

function conflict(code: string, publicMessage: string): Problem {
  return new Problem({ code, status: 409, publicMessage })
}
