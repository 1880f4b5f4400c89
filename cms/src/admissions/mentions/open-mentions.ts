import { changeAll } from '../../database/records/change-all.ts'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import type { AssignedWork } from '../../portal/assigned-work.ts'
import { mayDo } from '../../staff/index.ts'

const collection = 'note-mentions'

const open = (staffId: string): Condition<'note-mentions'> => ({
  and: [{ staff: { equals: staffId } }, { doneAt: { exists: false } }],
})

/** Notes in which a colleague asked a person for something. Without an heir they stay, and the notes remain in the histories. */
export const openMentions: AssignedWork = {
  async describe({ payload, staffId }) {
    const count = await countRows({ payload, collection, where: open(staffId) })
    if (count === 0) return null
    return count === 1 ? '1 open mention in a note' : `${count} open mentions in notes`
  },
  mayTake: (staff) => mayDo({ ...staff, collection: 'staff' }, 'read', 'applications'),
  async handOver({ payload, from, to }) {
    if (to !== null) await changeAll({ payload, collection, where: open(from), data: { staff: to.id } })
  },
}
