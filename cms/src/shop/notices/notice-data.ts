import type { Payload } from 'payload'
import type { StockNotice, Student } from '../../payload-types.ts'
import { isRecordIdIn } from '../../platform/database/record-id.ts'
import type { PersonalData } from '../../platform/personal-data.ts'

interface OfStudent {
  payload: Payload
  studentId: string
}

/** Export and erasure of the requests for sold-out books that were made with a student's e-mail address. */
export const noticeData: PersonalData = {
  section: 'bookRequests',
  // The messages of the whole shop belong to the orders. (orders-data.ts)
  messageTemplates: [],
  exportData: async (of) => {
    const where = await whereOf(of)
    if (where === null) return []
    const find = { where, limit: 0, pagination: false } as const
    const { docs } = await of.payload.db.find<StockNotice>({ collection: 'stock-notices', ...find })
    return docs.map(({ bookId, createdAt }) => ({ book: bookId, requestedAt: createdAt }))
  },
  retentionReason: async () => null,
  erase: async (of) => {
    const where = await whereOf(of)
    if (where) await of.payload.db.deleteMany({ collection: 'stock-notices', where })
  },
}

async function whereOf({ payload, studentId }: OfStudent) {
  if (!isRecordIdIn(payload, studentId)) return null
  const where = { id: { equals: studentId } }
  const student = await payload.db.findOne<Student>({ collection: 'students', where })
  return student && { email: { equals: student.email } }
}
