import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { loadSearchFields } from '../../database/search/search-source.ts'
import type { Student } from '../../payload-types.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'
import { eraseMessages } from './messages-of-account.ts'

interface CloseOptions {
  payload: Payload
  student: Student
  now: Date
}

/** What staff read instead of a name on the records of money that stay. */
const ERASED_NAME = 'Erased account'
/** No mail can reach a name that ends so (RFC 2606). */
const NO_ADDRESS = 'erased.invalid'

/**
 * Takes the person out of an account that records of money keep: messages, sessions and password go, then name, addresses and all
 * that staff and student entered. No one can log in, and the phone and the e-mail address can register again. Idempotent.
 */
export async function closeAccount({ payload, student, now }: CloseOptions): Promise<void> {
  if (student.erasedAt) return
  const { id } = student
  await eraseMessages({ payload, student })
  await revokeAccess({ payload, studentId: id })
  const person = { name: ERASED_NAME, email: `${id}@${NO_ADDRESS}`, phone: `erased-${id}` }
  const found = await loadSearchFields(payload, 'students', { ...student, ...person })
  const where: Condition<'students'> = { and: [{ id: { equals: id } }, { erasedAt: { exists: false } }] }
  const data = {
    ...person,
    ...found,
    language: null,
    lastLoginAt: null,
    lockedUntil: null,
    staffNote: null,
    declinedMessages: null,
    noticeSeen: null,
    consent: {
      noticeVersion: null,
      acceptedAt: null,
      addressHash: null,
      locale: null,
      purposes: null,
      statedAdult: null,
    },
    deletionRequestedAt: null,
    erasedAt: now.toISOString(),
  }
  await changeOne({ payload, collection: 'students', where, data })
}
