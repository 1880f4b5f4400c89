import { changeAll } from '../../database/records/change-all.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { emailHash } from '../codes/identity-hash.ts'
import { guardianRows } from '../guardian-acts/guardian-rows.ts'

/** The consents of guardians. After the erasure they stay as proof without the names and numbers of both. */
export const guardiansData: PersonalData = {
  section: 'guardianConsents',
  async exportData({ payload, studentId }) {
    const rows = await guardianRows({ payload, studentId })
    return rows.map(({ act, by, guardianName, relation, phone, birthDate, version, locale, at }) => ({
      act,
      by,
      guardianName,
      relation,
      phone,
      birthDate,
      version,
      locale,
      at,
    }))
  },
  retentionReason: () => Promise.resolve(null),
  async find({ payload, studentId }) {
    const where = { studentId: { equals: studentId } }
    return [{ kind: 'guardianConsents', count: await countRows({ payload, collection: 'guardian-consents', where }) }]
  },
  async eraseInPart({ keepsAccount, ...of }) {
    if (!keepsAccount) await guardiansData.erase(of)
  },
  async erase({ payload, studentId }) {
    const student = await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
    if (student === null) return
    const where = { studentId: { equals: studentId } }
    const names = { guardianName: null, phone: null, birthDate: null }
    const data = { studentId: null, emailHash: emailHash(payload, student.email), ...names }
    await changeAll({ payload, collection: 'guardian-consents', where, data })
  },
}
