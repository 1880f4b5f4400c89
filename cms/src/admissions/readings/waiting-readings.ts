import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import type { AssignedWork } from '../../portal/assigned-work.ts'
import { isInside } from '../../staff/index.ts'
import { deciderOf } from '../applications/deciders.ts'
import { writeEvent } from '../changes/events.ts'
import { notStoredBy } from '../holds/hold.ts'

const SLICE = 100

const waiting = (staffId: string): Condition<'applications'> => ({
  and: [
    { readingState: { exists: true } },
    { or: [{ firstReader: { equals: staffId } }, { secondReader: { equals: staffId } }] },
  ],
})

/**
 * Decisions of a member of staff that wait for another reader. They stay as they are when the person leaves; the colleague who takes
 * over gets the applications as the next reader.
 */
export const waitingReadings: AssignedWork = {
  async describe({ payload, staffId }) {
    const count = await countRows({ payload, collection: 'applications', where: waiting(staffId) })
    if (count === 0) return null
    return count === 1 ? '1 decision that waits for another reader' : `${count} decisions that wait for another reader`
  },
  mayTake: (staff) => deciderOf(staff) !== null,
  async handOver({ payload, from, to, now }) {
    const staff = to && (await readRow({ payload, collection: 'staff', where: { id: { equals: to.id } } }))
    const heir = staff && deciderOf(staff)
    if (!heir) return
    for await (const each of unassigned(payload, { from, to: heir.id })) {
      const { id, revision, college, course } = each
      if (!isInside(heir.scope, { college: idOf(college), course })) continue
      const event = { kind: 'handed-over', at: now.toISOString(), by: 'The portal', staffId: null } as const
      const key = `left:reading:${id}:${heir.id}:${revision}`
      await writeEvent({ payload, application: { id, revision }, event: { ...event, text: `To ${heir.name}` }, key })
      const where: Condition<'applications'> = {
        and: [{ id: { equals: id } }, { revision: { equals: revision } }, { assignedTo: { exists: false } }],
      }
      await changeOne({ payload, collection: 'applications', where, data: { assignedTo: heir.id } })
    }
  },
}

/** Those that the heir can read, in slices in the order of their ids. */
async function* unassigned(payload: Payload, { from, to }: { from: string; to: string }) {
  let after = ''
  for (;;) {
    const rows = await readRows({
      payload,
      collection: 'applications',
      where: {
        and: [
          waiting(from),
          notStoredBy(to),
          { assignedTo: { exists: false } },
          ...(after === '' ? [] : [{ id: { greater_than: after } }]),
        ],
      },
      fields: ['college', 'course', 'revision'],
      sort: 'id',
      limit: SLICE,
    })
    yield* rows
    if (rows.length < SLICE) return
    after = rows.at(-1)?.id ?? ''
  }
}
