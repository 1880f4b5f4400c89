import { CONTACT_CHANGE_MESSAGES, type Contact } from '@pravesh/shared/accounts/contact-change'
import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { codeExpired, enterCode, releaseCode } from '../codes/enter-code.ts'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'
import type { SignedIn } from '../sessions/student-session.ts'
import { contactEffects } from './contact-effects.ts'
import { newContactCode, refusedContact } from './new-contact-code.ts'
import { type Replaced, replaceContact } from './replace-contact.ts'

interface ChangeOptions {
  payload: Payload
  signedIn: SignedIn
  contact: Contact
  /** The new address or number. */
  to: string
  /** The code that was sent to it. */
  code: string
  clientAddress: string
  now: Date
}

/**
 * Changes the e-mail address or phone of a student with the code sent to the new one. Ends all other sessions, revokes
 * codes and links, and tells the owner at the old address. Throws a Problem when the code is wrong or expired, or when a
 * verified account has the new one: an e-mail address then counts as expired, since its owner got a message instead of the
 * code; the owner of a phone learns it, as in a registration.
 */
export async function changeContact(options: ChangeOptions): Promise<void> {
  const { payload, signedIn, contact, to, code, clientAddress, now } = options
  await consumeAccountLimit({ payload, name: 'code-check/visitor', subject: clientAddress, now })
  const { student, sessionId } = signedIn
  const { handle, ...of } = newContactCode({ student, contact, to })
  await enterCode({ payload, of, handle, code, now })
  const data = { studentId: student.id, contact, from: student[contact], to, sessionId, changedAt: now.toISOString() }
  let outcome: Replaced | undefined
  try {
    // Before the change, so that its effects are applied even if this process stops in between.
    const record = await insertRow({
      payload,
      collection: 'contact-changes',
      data: { ...data, ...leaseFrom(contactEffects, now) },
    })
    outcome = await replaceContact({ payload, student, contact, to })
    if (outcome === 'replaced') await applyNewEffects({ payload, work: contactEffects, record, now })
    else await deleteRows({ payload, collection: 'contact-changes', where: { id: { equals: record.id } } })
  } catch (error) {
    if (outcome === undefined) await releaseCode({ payload, of, handle })
    throw error
  }
  if (outcome === 'replaced') return
  if (outcome === 'inUse' && contact === 'phone')
    throw refusedContact(contact, { status: 409, message: CONTACT_CHANGE_MESSAGES.phoneInUse })
  throw codeExpired()
}
