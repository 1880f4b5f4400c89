import { type ProcessState, processKey } from '@pravesh/shared/allotment/process/process'
import type { ReturnHeading } from '@pravesh/shared/allotment/process/return-template'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import type { Step } from '@pravesh/shared/allotment/process/steps'
import type { UnitSetting } from '@pravesh/shared/allotment/process/units'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import type { MeritProcess } from '../../payload-types.ts'
import type { LastChange } from '../history/record-change.ts'

const collection = 'merit-processes'

/** Far above what a portal has: one for each course and session. */
const MAX_PROCESSES = 200

/** What was written to all applicants. A type, because it is stored in a JSON column. */
type Announced = {
  /** Keys of messages, by `dueMessages`. */
  done: string[]
  /** The entry up to which a message was sent, and the key of that message. */
  lastId?: string
  sending?: string
}

/** A stored process with typed JSON fields. */
export interface ProcessRecord
  extends Omit<MeritProcess, 'steps' | 'rules' | 'units' | 'returnTemplate' | 'announced' | 'lastChange'> {
  steps: Step[]
  rules: ProcessRules
  units: UnitSetting[]
  /** Empty where staff choose the columns at each download. */
  returnTemplate: ReturnHeading[]
  announced: Announced
  lastChange: LastChange | null
}

/** Types a row. Unchecked, because only the portal writes these rows. */
export function processRecord({
  announced,
  lastChange,
  creditsFee,
  returnTemplate,
  ...rest
}: MeritProcess): ProcessRecord {
  return {
    ...rest,
    returnTemplate: returnTemplate ?? [],
    announced: announced ?? { done: [] },
    lastChange: lastChange ?? null,
    // Processes from before there was a choice.
    creditsFee: creditsFee ?? true,
  } as unknown as ProcessRecord
}

/** Finds a process by an untrusted id; null when there is none. */
export async function findProcess(payload: Payload, id: string): Promise<ProcessRecord | null> {
  return isRecordId(id) ? findOne(payload, { id: { equals: id } }) : null
}

/** The same. Throws a Problem (404) when there is none. */
export async function requireProcess(payload: Payload, id: string): Promise<ProcessRecord> {
  const process = await findProcess(payload, id)
  if (process === null) throw notFound('process')
  return process
}

interface CourseSession {
  course: CourseCode
  sessionYear: string
}

/** Finds the process of a course and session, in any state; null when there is none. */
export function processOf(payload: Payload, { course, sessionYear }: CourseSession): Promise<ProcessRecord | null> {
  return findOne(payload, { key: { equals: processKey(course, sessionYear) } })
}

/** The processes in these states, the newest session first. */
export async function processesIn(payload: Payload, states: readonly ProcessState[]): Promise<ProcessRecord[]> {
  const where: Condition<typeof collection> = { state: { in: states } }
  const sort = ['-sessionYear', 'title'] as const
  return (await readRows({ payload, collection, where, sort, limit: MAX_PROCESSES })).map(processRecord)
}

async function findOne(payload: Payload, where: Condition<typeof collection>): Promise<ProcessRecord | null> {
  const row = await readRow({ payload, collection, where })
  return row && processRecord(row)
}
