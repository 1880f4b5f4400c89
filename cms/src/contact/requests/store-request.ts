import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ContactMessage as SentMessage } from '@pravesh/shared/contact/contact-message'
import { REFERENCE_BYTES, referenceOf } from '@pravesh/shared/contact/help/reference'
import type { Payload } from 'payload'
import { consumeLimit, refundLimit } from '../../database/rate-limit/consume-limit.ts'
import type { Condition } from '../../database/records/condition.ts'
import { createIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { placeColumns } from '../../staff/index.ts'
import type { FoundSubject } from '../subjects/help-subjects.ts'
import { requestWork } from './request-work.ts'

/** Identical messages from the same phone within this time count as one: a double click, or a resubmitted page. */
const SAME_MESSAGE_MS = 10 * 60_000
/** How long the first of two identical messages may take until it is stored. */
const STORING_MS = 1000
const STORED_CHECK_MS = 100

interface NewRequest extends SentMessage {
  /** The signed-in student who asks; null for a visitor. */
  studentId: string | null
  subject: FoundSubject | null
}

interface StoreOptions {
  payload: Payload
  request: NewRequest
  /** Counts the request. Throws a Problem (429) beyond the limits. */
  limit: () => Promise<void>
  now: Date
}

/**
 * Stores a request once, even when it is submitted twice, and notifies staff and its sender. Bypasses access control:
 * visitors may not write records. (spec 1, 2 and 5)
 */
export async function storeRequest({ payload, request, limit, now }: StoreOptions): Promise<ContactMessage> {
  const once = { payload, name: 'contact/same-message', subject: fingerprint(request) }
  const first = await consumeLimit({ ...once, limit: 1, windowMs: SAME_MESSAGE_MS, now })
  const same = first.allowed ? null : await soonStored({ payload, request, now })
  if (same !== null) return same
  let record: ContactMessage
  try {
    await limit()
    record = await insert({ payload, request, now })
  } catch (error) {
    await refundLimit(once)
    throw error
  }
  return applyNewEffects({ payload, work: requestWork, record, now })
}

/** A random number for a request. */
export function newReference(): string {
  return referenceOf(randomBytes(REFERENCE_BYTES))
}

async function insert({ payload, request, now }: Omit<StoreOptions, 'limit'>): Promise<ContactMessage> {
  const { subject, ...fields } = request
  const record = await createIfAbsent({
    payload,
    collection: 'contact-messages',
    data: {
      ...fields,
      reference: newReference(),
      status: 'new',
      subjectKind: subject?.kind,
      subjectId: subject?.id,
      subjectName: subject?.name,
      ...placeColumns(subject?.place),
      lastPosition: 0,
      lastWrittenAt: now.toISOString(),
      ...leaseFrom(requestWork, now),
    },
  })
  if (record === null) throw new Error('A request could not be stored.')
  return record
}

/** The first identical request. Null if its process ended before it was stored, or if staff deleted it. */
async function soonStored({ payload, request, now }: Omit<StoreOptions, 'limit'>): Promise<ContactMessage | null> {
  const { firstName, phone, comment, studentId, subject } = request
  const where: Condition<'contact-messages'> = {
    and: [
      { createdAt: { greater_than: new Date(now.getTime() - SAME_MESSAGE_MS).toISOString() } },
      { phone: { equals: phone } },
      { firstName: { equals: firstName } },
      { comment: { equals: comment } },
      { studentId: studentId === null ? { exists: false } : { equals: studentId } },
      { subjectId: subject === null ? { exists: false } : { equals: subject.id } },
    ],
  }
  for (let waited = 0; waited <= STORING_MS; waited += STORED_CHECK_MS) {
    const stored = await readRow({ payload, collection: 'contact-messages', where })
    if (stored !== null) return stored
    await sleep(STORED_CHECK_MS)
  }
  return null
}

function fingerprint({ firstName, lastName, phone, comment, studentId, subject }: NewRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([phone, firstName, lastName, comment, studentId, subject?.id]))
    .digest('hex')
}
