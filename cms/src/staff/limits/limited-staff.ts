import { countRows } from '../../database/records/count-rows.ts'
import type { RecordUse } from '../../portal/record-use.ts'

/**
 * A college to which a member of staff is limited cannot be deleted: SQLite would remove it from the limit, and the last
 * one would leave no limit.
 */
export const limitedStaff: RecordUse = {
  of: 'colleges',
  noun: ['limited member of staff', 'limited members of staff'],
  allowsUnpublishing: true,
  find: async ({ payload, record }) => ({
    total: await countRows({ payload, collection: 'staff', where: { limitColleges: { in: [record.id] } } }),
  }),
}
