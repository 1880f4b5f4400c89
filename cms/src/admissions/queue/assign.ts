import { holderOf, NO_HOLD } from '@pravesh/shared/admissions/status/hold'
import type { Assigned } from '@pravesh/shared/admissions/status/queue-calls'
import type { Queue } from '@pravesh/shared/admissions/status/status'
import type { Payload, TypedUser } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { idOf } from '../../database/records/relation.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import { isInside } from '../../staff/index.ts'
import { type ApplicationRecord, findApplication } from '../applications/application-record.ts'
import { type Decider, requireDecider } from '../applications/deciders.ts'
import { writeEvent } from '../changes/events.ts'
import { endHold, type HoldOptions, hasStored, heldProblem, notStoredBy, readHeld } from '../holds/hold.ts'
import type { StaffMember } from '../review/staff-member.ts'

/** Applications on which staff may still have to work. */
export const OPEN_QUEUES: readonly Queue[] = ['waiting-for-staff', 'waiting-for-fee', 'with-student']

interface AssignOptions {
  payload: Payload
  /** Acts as this user, who sees only applications inside their limit. */
  user: TypedUser
  staff: StaffMember
  /** Untrusted. */
  ids: readonly string[]
  /** Id of a colleague, untrusted; null for no one. */
  to: string | null
  now: Date
}

/**
 * Assigns applications to a colleague, or to no one. Each is one conditional write; those that cannot be assigned are named with
 * the reason. Throws a Problem (400) for a colleague who may not decide.
 */
export async function assignApplications(options: AssignOptions): Promise<Assigned> {
  const { payload, user, to } = options
  const decider = to === null ? null : await requireDecider(payload, to)
  const ids = [...new Set(options.ids)]
  const { docs } = await payload.find({
    collection: 'applications',
    where: { id: { in: ids.filter((id) => isRecordIdIn(payload, id)) } },
    select: {
      number: true,
      queue: true,
      college: true,
      course: true,
      assignedTo: true,
      revision: true,
      firstReader: true,
      secondReader: true,
    },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const found = new Map(docs.map((each) => [each.id, each]))
  const refused: Assigned['refused'] = []
  let assigned = 0
  for (const id of ids) {
    const application = found.get(id)
    const why = application === undefined ? 'It was not found.' : whyNot({ application, decider })
    if (application === undefined || why !== null) {
      refused.push({ id, number: application?.number ?? id, why: why ?? '' })
      continue
    }
    if (
      (application.assignedTo ?? null) === (decider?.id ?? null) ||
      (await assignOne(options, application, decider))
    ) {
      assigned += 1
    } else {
      refused.push({ id, number: application.number, why: 'A colleague changed it at the same moment.' })
    }
  }
  return { assigned, refused }
}

interface Assignable {
  id: string
  queue: Queue
  college?: unknown
  course: string
  assignedTo?: string | null
  revision: number
  firstReader?: string | null
  secondReader?: string | null
}

interface WhyNotOptions {
  application: Assignable
  decider: Decider | null
}

function whyNot({ application, decider }: WhyNotOptions): string | null {
  if (!OPEN_QUEUES.includes(application.queue)) return 'It is decided.'
  if (decider === null) return null
  if (hasStored(application, decider.id)) return `${decider.name} has decided on it. Another colleague decides next.`
  const place = { college: idOf(application.college as string | null), course: application.course }
  return isInside(decider.scope, place) ? null : `${decider.name} does not work on this college or course.`
}

async function assignOne(
  { payload, staff, now }: Pick<AssignOptions, 'payload' | 'staff' | 'now'>,
  { id, assignedTo = null, revision }: Assignable,
  decider: Decider | null,
): Promise<boolean> {
  const where: Condition<'applications'> = {
    and: [
      { id: { equals: id } },
      { queue: { in: OPEN_QUEUES } },
      { assignedTo: { equals: assignedTo } },
      decider ? notStoredBy(decider.id) : {},
    ],
  }
  const data = { assignedTo: decider?.id ?? null }
  if ((await changeOne({ payload, collection: 'applications', where, data })) === null) return false
  const at = now.toISOString()
  const event = {
    ...{ at, by: staff.name, staffId: staff.id },
    ...(decider
      ? { kind: 'assigned' as const, text: `To ${decider.name}` }
      : { kind: 'unassigned' as const, text: '' }),
  }
  await writeEvent({ payload, application: { id, revision }, event, key: `assigned:${id}:${decider?.id ?? ''}:${at}` })
  return true
}

/** Why an application cannot be assigned to a colleague; null if it can. */
export function whyNotAssigned(application: ApplicationRecord, decider: Decider): string | null {
  return whyNot({ application: { ...application, college: application.collegeId }, decider })
}

/** Assigns one that can be, unless it is assigned so already; false if a colleague assigned it at the same moment. */
export async function assignChecked(
  options: Pick<AssignOptions, 'payload' | 'staff' | 'now'>,
  application: ApplicationRecord,
  decider: Decider,
): Promise<boolean> {
  return application.assignedTo === decider.id || assignOne(options, application, decider)
}

/**
 * Gives an application to a colleague, and ends the own hold. Throws a Problem: 400 for a colleague who may not decide on it, 404,
 * 409 if it is decided or another colleague has it open.
 */
export async function handOver({ payload, staff, id, to, now }: HoldOptions & { to: string }): Promise<Decider> {
  const decider = await requireDecider(payload, to)
  const application = await findApplication(payload, id)
  const held = await readHeld({ payload, id })
  const holder = holderOf(held, now)
  if (holder !== null && holder !== staff.id && holder !== decider.id) throw await heldProblem(payload, holder)
  const why = application && whyNotAssigned(application, decider)
  if (why !== null) throw invalid([{ field: 'to', code: 'notAnOption', message: why }])
  const where: Condition<'applications'> = {
    and: [
      { id: { equals: id } },
      { queue: { in: OPEN_QUEUES } },
      { heldBy: { equals: held.heldBy ?? null } },
      { assignedTo: { equals: held.assignedTo ?? null } },
      notStoredBy(decider.id),
    ],
  }
  const data = { assignedTo: decider.id, ...(holder === decider.id ? {} : NO_HOLD) }
  const row = await changeOne({ payload, collection: 'applications', where, data })
  if (row === null) throw changedMeanwhile()
  const at = now.toISOString()
  const event = { kind: 'handed-over', at, by: staff.name, staffId: staff.id, text: `To ${decider.name}` } as const
  await writeEvent({ payload, application: row, event, key: `handed-over:${id}:${decider.id}:${at}` })
  return decider
}

/** Ends the own hold on an application and the own assignment, so that colleagues take it. Throws a Problem (404). */
export async function putBack({ payload, staff, id, now }: HoldOptions): Promise<void> {
  const held = await readHeld({ payload, id })
  await endHold({ payload, staff, id })
  if (held.assignedTo !== staff.id) return
  await assignOne({ payload, staff, now }, { ...held, course: '' }, null)
}

function changedMeanwhile(): Problem {
  const publicMessage = 'A colleague changed who works on this application at the same moment. Reload the page.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
