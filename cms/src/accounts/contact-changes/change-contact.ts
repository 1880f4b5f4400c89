import { CONTACT_CHANGE_MESSAGES, type Contact } from '@pravesh/shared/accounts/contact-change'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { readRow } from '../../database/records/read-row.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { codeExpired, enterCode, releaseCode } from '../codes/enter-code.ts'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'
import { releaseIdentifier } from '../register/create-student.ts'
import type { SignedIn } from '../sessions/student-session.ts'
import { contactEffects } from './contact-effects.ts'
import { newContactCode, refusedContact } from './new-contact-code.ts'

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
  let outcome: Outcome | undefined
  try {
    // Before the change, so that its effects are applied even if this process stops in between.
    const record = await insertRow({
      payload,
      collection: 'contact-changes',
      data: { ...data, ...leaseFrom(contactEffects, now) },
    })
    outcome = await replace(options)
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

/** `lost`: the student has made another change in the meantime. */
type Outcome = 'replaced' | 'inUse' | 'lost'

/**
 * Replaces the address or number in one conditional write, which also invalidates every code and link sent to the
 * previous address.
 */
async function replace({ payload, signedIn: { student }, contact, to }: ChangeOptions): Promise<Outcome> {
  const holder = contact === 'email' ? { email: { equals: to } } : { phone: { equals: to } }
  if (!(await releaseIdentifier(payload, holder))) return 'inUse'
  const unchanged: Condition<'students'> =
    contact === 'email' ? { email: { equals: student.email } } : { phone: { equals: student.phone } }
  const where: Condition<'students'> = { and: [{ id: { equals: student.id } }, unchanged] }
  const data: Changes<'students'> = contact === 'email' ? { email: to } : { phone: to }
  try {
    const changed = await changeOne({ payload, collection: 'students', where, data })
    return changed === null ? 'lost' : 'replaced'
  } catch (error) {
    // The database adapters report uniqueness conflicts differently.
    if ((await readRow({ payload, collection: 'students', where: holder })) !== null) return 'inUse'
    throw error
  }
}
