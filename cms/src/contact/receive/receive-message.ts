import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ContactMessage } from '@pravesh/shared/contact/contact-message'
import type { Payload } from 'payload'
import { consumeLimit, refundLimit } from '../../database/rate-limit/consume-limit.ts'
import { addressGroup } from '../../http/api/client-address.ts'
import { limitContact } from './limit-contact.ts'
import { notifyStaff } from './notify-staff.ts'

/** Identical messages from the same phone within this time count as one: a double click, or a resubmitted page. */
const SAME_MESSAGE_MS = 10 * 60_000
/** How long the first of two identical messages may take until it is stored. */
const STORING_MS = 1000
const STORED_CHECK_MS = 100

interface ReceiveOptions {
  payload: Payload
  message: ContactMessage
  clientAddress: string
  now: Date
}

/**
 * Stores a visitor's message once, even when it is submitted twice, and notifies staff. Throws a Problem (429) beyond
 * the limits. Bypasses access control: visitors may not write records. (spec 1, 2 and 5)
 */
export async function receiveMessage({ payload, message, clientAddress, now }: ReceiveOptions): Promise<void> {
  const once = { payload, name: 'contact/same-message', subject: fingerprint(message) }
  const first = await consumeLimit({ ...once, limit: 1, windowMs: SAME_MESSAGE_MS, now })
  if (!first.allowed && (await isSoonStored({ payload, message, now }))) return
  let id: string
  try {
    await limitContact({ payload, phone: message.phone, visitor: addressGroup(clientAddress), now })
    const data = { ...message, status: 'new' } as const
    id = (await payload.create({ collection: 'contact-messages', data, overrideAccess: true })).id
  } catch (error) {
    await refundLimit(once)
    throw error
  }
  await notifyStaff({ payload, id, message })
}

/** Whether the first identical message is stored. Not if its process ended before that, or if staff deleted it. */
async function isSoonStored({ payload, message, now }: Omit<ReceiveOptions, 'clientAddress'>): Promise<boolean> {
  const { firstName, lastName, phone, comment } = message
  const where = {
    createdAt: { greater_than: new Date(now.getTime() - SAME_MESSAGE_MS).toISOString() },
    phone: { equals: phone },
    firstName: { equals: firstName },
    lastName: { equals: lastName },
    comment: { equals: comment },
  }
  for (let waited = 0; waited <= STORING_MS; waited += STORED_CHECK_MS) {
    const { totalDocs } = await payload.count({ collection: 'contact-messages', where, overrideAccess: true })
    if (totalDocs > 0) return true
    await sleep(STORED_CHECK_MS)
  }
  return false
}

function fingerprint({ firstName, lastName, phone, comment }: ContactMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([phone, firstName, lastName, comment]))
    .digest('hex')
}
