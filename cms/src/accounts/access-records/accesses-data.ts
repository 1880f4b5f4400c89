import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { ACCESS_LABELS } from '../../http/access-records/access-kinds.ts'
import type { PersonalData } from '../../portal/personal-data.ts'

const collection = 'access-records'
const MAX_EXPORTED = 5000

/**
 * Who opened a student's data, by name. After the erasure it stays recorded what staff did, but not whom it concerned.
 */
export const accessesData: PersonalData = {
  section: 'openedByStaff',
  async exportData({ payload, studentId }) {
    const where = { studentId: { equals: studentId } }
    const rows = await readRows({ payload, collection, where, sort: ['-at', 'id'], limit: MAX_EXPORTED })
    return rows.map(({ at, staffName, kind, subject, reason }) => ({
      at,
      by: staffName,
      what: ACCESS_LABELS[kind],
      which: subject,
      reason,
    }))
  },
  retentionReason: () => Promise.resolve(null),
  async find({ payload, studentId }) {
    const where = { studentId: { equals: studentId } }
    const [latest] = await readRows({ payload, collection, where, fields: ['at'], sort: '-at', limit: 1 })
    return [{ kind: 'accesses', count: await countRows({ payload, collection, where }), latestAt: latest?.at ?? null }]
  },
  async eraseInPart({ keepsAccount, ...of }) {
    if (!keepsAccount) await accessesData.erase(of)
  },
  async erase({ payload, studentId }) {
    const where = { studentId: { equals: studentId } }
    const data = { studentId: null, applicationId: null, subject: '', reason: null }
    await changeAll({ payload, collection, where, data })
    await forgetFilters(payload, studentId)
  },
}

/** Forgets the filters of lists and exports that name the student. */
async function forgetFilters(payload: Payload, studentId: string): Promise<void> {
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
  const named = [student?.name, student?.email, student?.phone].filter((text) => Boolean(text?.trim()))
  // A filter is JSON, in which some characters of a name are escaped.
  const texts = named.map((text) => ({ filters: { contains: JSON.stringify(text).slice(1, -1) } }))
  // MongoDB finds no part that is an id by "contains".
  const or = [{ filters: { like: studentId } }, ...texts]
  await changeAll({ payload, collection, where: { or }, data: { filters: null } })
}
