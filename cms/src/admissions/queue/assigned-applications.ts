import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import type { AssignedWork } from '../../portal/assigned-work.ts'
import { isInside, type Place } from '../../staff/index.ts'
import { type Decider, deciderOf, readDecider } from '../applications/deciders.ts'
import { pass } from '../changes/pass-assignment.ts'
import { endAllHolds, hasStored } from '../holds/hold.ts'

const SLICE = 100

const assignedTo = (staffId: string): Condition<'applications'> => ({ assignedTo: { equals: staffId } })

/** Applications that are assigned to a member of staff, or open. */
export const assignedApplications: AssignedWork = {
  async describe({ payload, staffId }) {
    const count = await countRows({ payload, collection: 'applications', where: assignedTo(staffId) })
    if (count === 0) return null
    return count === 1 ? '1 application' : `${count} applications`
  },
  mayTake: (staff) => deciderOf(staff) !== null,
  async handOver({ payload, from, to, now }) {
    await endAllHolds(payload, from)
    const heir = to && (await readDecider(payload, to.id))
    while (await handOverSlice({ payload, from, heir, now })) await nextTurn()
  },
  async rightsChanged({ payload, staffId, now }) {
    const decider = await readDecider(payload, staffId)
    if (decider === null) await this.handOver({ payload, from: staffId, to: null, now })
    else if (decider.scope !== null) await putOutsideBack(payload, decider, now)
  },
  signedOut: ({ payload, staffId }) => endAllHolds(payload, staffId),
}

interface SliceOptions {
  payload: Payload
  from: string
  heir: Decider | null
  now: Date
}

/** Those outside the limit of the heir, or that the heir has decided on, go back to all. Returns whether there may be more. */
async function handOverSlice({ payload, from, heir, now }: SliceOptions): Promise<boolean> {
  const fields = ['college', 'course', 'revision', 'firstReader', 'secondReader'] as const
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: assignedTo(from),
    fields,
    limit: SLICE,
  })
  for (const row of rows) {
    const mayTake = heir && isInside(heir.scope, placeOf(row)) && !hasStored(row, heir.id)
    await pass({ payload, row, from, to: mayTake ? heir : null, now })
  }
  return rows.length === SLICE
}

const placeOf = ({ college, course }: { college?: unknown; course: string }): Place => ({
  college: idOf(college as string | null),
  course,
})

/** Puts those back for all that lie outside the limit of the person to whom they are assigned. */
async function putOutsideBack(payload: Payload, { id: from, scope }: Decider, now: Date): Promise<void> {
  const fields = ['college', 'course', 'revision'] as const
  for (let after: string | undefined = ''; after !== undefined; ) {
    const further: Condition<'applications'> = after === '' ? {} : { id: { greater_than: after } }
    const where: Condition<'applications'> = { and: [assignedTo(from), further] }
    const rows = await readRows({ payload, collection: 'applications', where, fields, sort: 'id', limit: SLICE })
    for (const row of rows) if (!isInside(scope, placeOf(row))) await pass({ payload, row, from, to: null, now })
    await nextTurn()
    after = rows.length === SLICE ? rows.at(-1)?.id : undefined
  }
}
