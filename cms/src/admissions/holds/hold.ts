import { holderOf, holdFrom, NO_HOLD } from '@pravesh/shared/admissions/status/hold'
import type { HoldView } from '@pravesh/shared/admissions/status/queue-calls'
import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { Application } from '../../payload-types.ts'
import { writeEvent } from '../changes/events.ts'
import { readingSettings } from '../settings/reading-settings.ts'
import { staffNames } from './staff-names.ts'

/** A member of staff. */
interface Person {
  id: string
  name: string
}

export interface HoldOptions {
  payload: Payload
  staff: Person
  id: string
  now: Date
}

type Held = Pick<
  Application,
  'id' | 'queue' | 'heldBy' | 'heldUntil' | 'assignedTo' | 'revision' | 'firstReader' | 'secondReader'
>

/** Only applications that wait for staff are held. */
const WAITING: Condition<'applications'> = { queue: { equals: 'waiting-for-staff' } }
const NOT_HELD: Condition<'applications'> = { heldUntil: { exists: false } }

/** Applications that no colleague of this member of staff holds. */
export function freeFor(staffId: string, now: Date): Condition<'applications'> {
  return { or: [NOT_HELD, { heldUntil: { less_than_equal: now.toISOString() } }, { heldBy: { equals: staffId } }] }
}

/**
 * Applications that this member of staff has not decided on as a reader: a colleague decides next. All of them while second
 * readers are switched off, because the next decision makes the stored ones void. (decision 0086)
 */
export async function notReadBy(payload: Payload, staffId: string): Promise<Condition<'applications'>> {
  return (await readingSettings(payload)).isOn ? notStoredBy(staffId) : {}
}

/**
 * Applications on which this member of staff has stored no decision. Such a person is assigned to it at no time: an assignment from
 * a time without second readers would keep it from colleagues when they are switched on again.
 */
export const notStoredBy = (staffId: string): Condition<'applications'> => ({
  and: [
    { or: [{ firstReader: { exists: false } }, { firstReader: { not_equals: staffId } }] },
    { or: [{ secondReader: { exists: false } }, { secondReader: { not_equals: staffId } }] },
  ],
})

/** Takes an application, or keeps it for longer, with one conditional write; false if a colleague has it. */
export async function hold(
  { payload, staff, id, now }: HoldOptions,
  also: Condition<'applications'> = {},
): Promise<boolean> {
  const where: Condition<'applications'> = {
    and: [{ id: { equals: id } }, WAITING, freeFor(staff.id, now), await notReadBy(payload, staff.id), also],
  }
  const data = holdFrom(staff.id, now)
  return (await changeOne({ payload, collection: 'applications', where, data })) !== null
}

/** Takes an application that a member of staff opens if no colleague has it. Returns who has it then. */
export async function openApplication(options: HoldOptions): Promise<HoldView> {
  await hold(options)
  return holdView({ ...options, application: await readHeld(options) })
}

const MAX_ATTEMPTS = 5

/** Takes an application, also from a colleague, which the history names. Throws a Problem: 404, 409 while others take it too. */
export async function takeOver(options: HoldOptions): Promise<HoldView> {
  const { payload, staff, id, now } = options
  const isReader = await readerRule(payload)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const before = await readHeld(options)
    if (isReader(before, staff.id)) throw readProblem()
    const holder = holderOf(before, now)
    if (holder === null || holder === staff.id) {
      const view = await openApplication(options)
      if (view.isOwn || view.holder === null) return view
      continue
    }
    const data = holdFrom(staff.id, now)
    const where: Condition<'applications'> = { and: [{ id: { equals: id } }, WAITING, { heldBy: { equals: holder } }] }
    const after = await changeOne({ payload, collection: 'applications', where, data })
    if (after === null) continue
    const text = `From ${(await staffNames(payload, [holder])).get(holder) ?? ''}`
    const event = { kind: 'taken-over', at: now.toISOString(), by: staff.name, staffId: staff.id, text } as const
    await writeEvent({ payload, application: before, event, key: `taken-over:${id}:${staff.id}:${data.heldUntil}` })
    return holdView({ ...options, application: after })
  }
  const publicMessage = 'A colleague took this application at the same moment. Try again.'
  throw new Problem({ code: 'BUSY', status: 409, publicMessage })
}

/** Ends the hold of a member of staff on an application, if there is one. */
export async function endHold({ payload, staff, id }: Omit<HoldOptions, 'now'>): Promise<void> {
  const where: Condition<'applications'> = { and: [{ id: { equals: id } }, { heldBy: { equals: staff.id } }] }
  await changeOne({ payload, collection: 'applications', where, data: NO_HOLD })
}

/** Ends all holds of a member of staff, who has signed out or left. */
export async function endAllHolds(payload: Payload, staffId: string): Promise<void> {
  await changeAll({ payload, collection: 'applications', where: { heldBy: { equals: staffId } }, data: NO_HOLD })
}

/** Throws a Problem (404) for an unknown application. */
export async function readHeld({ payload, id }: Pick<HoldOptions, 'payload' | 'id'>): Promise<Held> {
  const application = await readRow({
    payload,
    collection: 'applications',
    where: { id: { equals: id } },
    fields: ['queue', 'heldBy', 'heldUntil', 'assignedTo', 'revision', 'firstReader', 'secondReader'],
  })
  if (application === null) throw notFound('application')
  return application
}

interface ViewOptions {
  payload: Payload
  staff: Pick<Person, 'id'>
  application: Pick<Application, 'heldBy' | 'heldUntil'>
  now: Date
}

/** Who has an application open. */
export async function holdView({ payload, staff, application, now }: ViewOptions): Promise<HoldView> {
  const id = holderOf(application, now)
  if (id === null) return { holder: null, isOwn: false, until: '' }
  const name = (await staffNames(payload, [id])).get(id) ?? ''
  return { holder: { id, name }, isOwn: id === staff.id, until: application.heldUntil ?? '' }
}

/** Whether a member of staff has decided on an application as one of its readers, so that a colleague decides next. */
export type ReaderRule = (application: Partial<Held>, staffId: string) => boolean

/** The rule of `notReadBy` for applications that are read already. */
export async function readerRule(payload: Payload): Promise<ReaderRule> {
  const { isOn } = await readingSettings(payload)
  return (application, staffId) => isOn && hasStored(application, staffId)
}

/** The rule of `notStoredBy` for applications that are read already. */
export const hasStored: ReaderRule = ({ firstReader, secondReader }, staffId) =>
  firstReader === staffId || secondReader === staffId

function readProblem(): Problem {
  const publicMessage = 'You have decided on this application. A colleague decides next.'
  return new Problem({ code: 'NOT_ALLOWED', status: 409, publicMessage })
}

/** Thrown for a decision on an application that a colleague has open. */
export async function heldProblem(payload: Payload, holder: string): Promise<Problem> {
  const name = (await staffNames(payload, [holder])).get(holder) ?? 'A colleague'
  const publicMessage = `${name} has this application open. Take it over to decide.`
  return new Problem({ code: 'HELD', status: 409, publicMessage })
}
