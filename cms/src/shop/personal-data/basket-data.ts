import { deleteRows } from '../../database/records/delete-rows.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { findBasket } from '../basket/basket-row.ts'
import { titleRecords } from '../catalogue/book-records.ts'

/** Export and erasure of a student's basket. */
export const basketData: PersonalData = {
  section: 'basket',
  exportData: async ({ payload, studentId }) => {
    const { lines } = await findBasket({ payload, studentId })
    if (lines.length === 0) return []
    const where = { id: { in: lines.map(({ bookId }) => bookId) } }
    const books = await titleRecords(recordsOf({ payload }), { where, limit: lines.length })
    return lines.map(({ bookId, units }) => {
      const book = books.find(({ id }) => id === bookId)?.name ?? bookId
      return { book, copies: units }
    })
  },
  retentionReason: async () => null,
  find: async ({ payload, studentId }) => [
    { kind: 'basket', count: (await findBasket({ payload, studentId })).lines.length },
  ],
  erase: async ({ payload, studentId }) => {
    await deleteRows({ payload, collection: 'baskets', where: { studentId: { equals: studentId } } })
  },
}
