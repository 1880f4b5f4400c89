import type { Payload } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import type { PersonalData } from '../../portal/personal-data.ts'

interface OfStudent {
  payload: Payload
  studentId: string
}

/** Export and erasure of the requests for sold-out books that were made with a student's e-mail address. */
export const noticeData: PersonalData = {
  section: 'bookRequests',
  // The messages of the whole shop belong to the orders. (orders-data.ts)
  exportData: async (of) => {
    const where = await whereOf(of)
    if (where === null) return []
    const rows = await readRows({ payload: of.payload, collection: 'stock-notices', where })
    return rows.map(({ bookId, createdAt }) => ({ book: bookId, requestedAt: createdAt }))
  },
  retentionReason: async () => null,
  find: async (of) => {
    const where = await whereOf(of)
    const count = where ? await countRows({ payload: of.payload, collection: 'stock-notices', where }) : 0
    return [{ kind: 'bookRequests', count }]
  },
  erase: async (of) => {
    const where = await whereOf(of)
    if (where) await deleteRows({ payload: of.payload, collection: 'stock-notices', where })
  },
}

async function whereOf({ payload, studentId }: OfStudent) {
  if (!isRecordIdIn(payload, studentId)) return null
  const where = { id: { equals: studentId } }
  const student = await readRow({ payload, collection: 'students', where })
  return student && { email: { equals: student.email } }
}
