import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { emailHash } from '../codes/identity-hash.ts'
import { consentsOf, givenAtRegistration } from './consents-of.ts'
import { recordConsent } from './record-consent.ts'

/** The consents of a student. After the erasure they stay as proof, found only by who knows the e-mail address. */
export const consentsData: PersonalData = {
  section: 'consents',
  async exportData({ payload, studentId }) {
    const student = await studentOfId(payload, studentId)
    return student ? consentsOf(payload, student) : []
  },
  retentionReason: () => Promise.resolve(null),
  async find({ payload, studentId }) {
    const student = await studentOfId(payload, studentId)
    return [{ kind: 'consents', count: student ? (await consentsOf(payload, student)).length : 0 }]
  },
  async eraseInPart({ keepsAccount, ...of }) {
    if (!keepsAccount) await consentsData.erase(of)
  },
  async erase({ payload, studentId }) {
    const student = await studentOfId(payload, studentId)
    if (student === null) return
    // The account's own record goes with it.
    for (const entry of givenAtRegistration(student)) {
      await recordConsent({ payload, studentId, entry, name: `registration ${entry.purpose}` })
    }
    const where = { studentId: { equals: studentId } }
    const data = { studentId: null, emailHash: emailHash(payload, student.email) }
    await changeAll({ payload, collection: 'consents', where, data })
  },
}

function studentOfId(payload: Payload, id: string) {
  return readRow({ payload, collection: 'students', where: { id: { equals: id } } })
}
