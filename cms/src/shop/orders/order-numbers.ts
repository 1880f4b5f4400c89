import { readRows } from '../../database/records/read-rows.ts'
import type { FindNumbers } from '../../payments/index.ts'

/** The numbers of orders. */
export const orderNumbers: FindNumbers = async ({ payload, subjectIds }) => {
  const where = { id: { in: [...subjectIds] } }
  const rows = await readRows({ payload, collection: 'orders', where, fields: ['orderNumber'] })
  return new Map(rows.map(({ id, orderNumber }) => [id, orderNumber]))
}
