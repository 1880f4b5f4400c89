import type { Payload } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { latestOf } from '../../portal/latest-of.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { admittedAmong, eraseEntries, eraseObjections } from './erase-entries.ts'
import { exportMerit } from './export-merit.ts'

interface StudentOptions {
  payload: Payload
  studentId: string
}

/**
 * Export and erasure of what merit processes have of a student. What belongs to an admission stays with it, and so do seats that were paid for. Published
 * lists and runs never name a person: without the entry, their row belongs to no one.
 */
export const meritData: PersonalData = {
  section: 'meritProcesses',
  exportData: exportMerit,
  // Admissions and payments say it.
  retentionReason: async () => null,
  find: async ({ payload, studentId }) => {
    const { admitted, others } = await byAdmission({ payload, studentId })
    const own = { studentId: { equals: studentId } }
    const offers = await readRows({
      payload,
      collection: 'seat-offers',
      where: own,
      fields: ['paymentId', 'paidAt', 'createdAt'],
    })
    const paid = offers.filter(({ paymentId }) => paymentId)
    return [
      { kind: 'meritEntries', count: others.length },
      {
        kind: 'meritAdmissions',
        count: admitted.length,
        latestAt: latestOf(admitted.map(({ createdAt }) => createdAt)),
      },
      {
        kind: 'paidSeats',
        count: paid.length,
        latestAt: latestOf(paid.map(({ paidAt, createdAt }) => paidAt ?? createdAt)),
      },
      { kind: 'objections', count: await countRows({ payload, collection: 'merit-objections', where: own }) },
    ]
  },
  eraseInPart: async ({ payload, studentId }) => {
    const { others } = await byAdmission({ payload, studentId })
    await eraseObjections(payload, { studentId: { equals: studentId } })
    const ids = others.map(({ id }) => id)
    await eraseEntries(payload, ids)
  },
  erase: async ({ payload, studentId }) => {
    const where = { studentId: { equals: studentId } }
    await eraseObjections(payload, where)
    await deleteRows({ payload, collection: 'seat-offers', where })
    await deleteRows({ payload, collection: 'merit-entries', where })
  },
}

/** Entries by whether their application has an admission. */
async function byAdmission({ payload, studentId }: StudentOptions) {
  const where = { studentId: { equals: studentId } }
  const entries = await readRows({ payload, collection: 'merit-entries', where, fields: ['key', 'createdAt'] })
  const admitted = await admittedAmong(payload, entries)
  return {
    admitted: entries.filter(({ id }) => admitted.has(id)),
    others: entries.filter(({ id }) => !admitted.has(id)),
  }
}
