import { readRows } from '../../database/records/read-rows.ts'
import type { FindNumbers } from '../../payments/index.ts'

/** The numbers of the applications that dues belong to. */
export const applicationNumbers: FindNumbers = async ({ payload, subjectIds }) => {
  const where = { id: { in: [...subjectIds] } }
  const rows = await readRows({ payload, collection: 'fee-dues', where, fields: ['applicationNumber'] })
  return new Map(rows.map(({ id, applicationNumber }) => [id, applicationNumber]))
}
