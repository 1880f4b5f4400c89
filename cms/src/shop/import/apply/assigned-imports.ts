import { formatNumber } from '@pravesh/shared/platform/formats'
import type { ImportStatus } from '@pravesh/shared/shop/import/import-view'
import { changeAll } from '../../../database/records/change-all.ts'
import type { Condition } from '../../../database/records/condition.ts'
import { countRows } from '../../../database/records/count-rows.ts'
import type { AssignedWork } from '../../../portal/assigned-work.ts'
import { mayImport } from '../importing-staff.ts'
import { PREVIEW_MS } from './import-work.ts'
import { wakeImporter } from './importer.ts'

const collection = 'book-imports'

const running = (staffId: string): Condition<'book-imports'> => ({
  and: [{ status: { equals: 'importing' satisfies ImportStatus } }, { staffId: { equals: staffId } }],
})

/**
 * Imports that write rows with the permissions of the person who confirmed them. Put back, one is a preview again, which
 * anyone who imports books can confirm; it continues after the last row.
 */
export const assignedImports: AssignedWork = {
  describe: async ({ payload, staffId }) => {
    const count = await countRows({ payload, collection, where: running(staffId) })
    if (count === 0) return null
    return count === 1
      ? '1 import of books that is running'
      : `${formatNumber(count)} imports of books that are running`
  },
  mayTake: (staff) => mayImport({ ...staff, collection: 'staff' }),
  handOver: async ({ payload, from, to, now }) => {
    const end = new Date(now.getTime() + PREVIEW_MS).toISOString()
    const all = { payload, collection, where: running(from) } as const
    if (to !== null) await changeAll({ ...all, data: { staffId: to.id, staffName: to.name } })
    else await changeAll({ ...all, data: { status: 'preview', dueAt: end, attempts: 0 } })
    wakeImporter(payload)
  },
}
