import { BULK_LABELS, type RunAction } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { MAX_APPLICATIONS, type PrepareRequest } from '@pravesh/shared/admissions/bulk/staff-calls'
import type { Payload, Where } from 'payload'
import { whereIn } from '../../admin-kit/list/where-in.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { replaceListSearch } from '../../database/search/list-search.ts'
import { invalid, type Problem } from '../../foundation/problem.ts'
import { keysOfPlaces, type Place, scopeOf } from '../../staff/index.ts'
import { requireDecider } from '../applications/deciders.ts'
import { findReason } from '../prepared/find-prepared.ts'
import { dueDayOf } from '../review/due-day-of.ts'
import type { StaffMember } from '../review/staff-member.ts'
import type { StaffUser } from './acting-staff.ts'
import { storedWords } from './stored-words.ts'
import { bulkWords } from './words.ts'
import { wakeRunner } from './work/runner.ts'

interface PrepareOptions extends PrepareRequest {
  payload: Payload
  staff: StaffMember
  user: StaffUser
  now: Date
}

/**
 * Stores which applications are meant and what is to be done. Fixing and checking them is work in the background; nothing changes
 * before `startRun`. Throws a Problem (400) for an unusable filter, and for no application or too many. Returns the run's id.
 */
export async function prepareRun(options: PrepareOptions): Promise<string> {
  const { payload, action, staff, user, now } = options
  if (action.name === 'sendBack') await dueDayOf({ payload, chosen: action.dueOn, now })
  if (action.name === 'assign') await requireDecider(payload, action.to)
  const where = await chosenWhere(options)
  const total = await count(payload, user, where)
  if (total === 0) throw badChoice(bulkWords.none)
  if (total > MAX_APPLICATIONS) throw badChoice(bulkWords.tooMany(MAX_APPLICATIONS, total))
  const { id } = await insertRow({
    payload,
    collection: 'bulk-runs',
    data: {
      state: 'checking',
      title: storedWords.title(BULK_LABELS[action.name].choice, total),
      actionName: action.name,
      action: await asStored(options),
      chosen: where,
      total,
      staffId: staff.id,
      staffName: staff.name,
      places: keysOfPlaces(placesIn(user)),
      attempts: 0,
      dueAt: now.toISOString(),
    },
  })
  wakeRunner(payload)
  return id
}

/** The texts are those of the person who prepares the run, as they are now: what is confirmed is what students read. */
async function asStored({ payload, action, staff }: PrepareOptions): Promise<RunAction> {
  if (action.name !== 'reject' && action.name !== 'sendBack') return action
  const { prepared: ids, reason: typed, ...rest } = action
  const { text: reason, sentTexts } = await findReason({ payload, staffId: staff.id, typed, ids })
  return { ...rest, reason, sentTexts }
}

async function chosenWhere({ payload, chosen }: PrepareOptions): Promise<Where> {
  if ('ids' in chosen) {
    if (!chosen.ids.every((id) => isRecordIdIn(payload, id))) throw badChoice(bulkWords.unknown)
    return { id: { in: chosen.ids } }
  }
  const searchParams: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(chosen.list))
    searchParams[name] = [...(searchParams[name] ?? []), value]
  const single = Object.entries(searchParams).map(([name, values]) => [name, values.length === 1 ? values[0] : values])
  const { config: collectionConfig } = payload.collections.applications
  const where = whereIn({ collectionConfig, searchParams: Object.fromEntries(single) })
  return replaceListSearch({ payload, slug: 'applications', where, all: true })
}

/** Refuses fields that do not exist or that the user may not filter by. */
async function count(payload: Payload, user: StaffUser, where: Where): Promise<number> {
  try {
    return (await payload.count({ collection: 'applications', where, overrideAccess: false, user })).totalDocs
  } catch (err) {
    payload.logger.warn({ msg: 'A bulk run has an invalid filter.', err })
    throw badChoice(bulkWords.badFilter)
  }
}

/** Until the applications are known, the run belongs to the limit of the person who prepares it. */
function placesIn(user: StaffUser): Place[] {
  const { colleges, courses } = scopeOf(user) ?? { colleges: [], courses: [] }
  const anyCourse = courses.length === 0 ? [null] : courses
  const anyCollege = colleges.length === 0 ? [null] : colleges
  return anyCollege.flatMap((college) => anyCourse.map((course) => ({ college, course })))
}

function badChoice(message: string): Problem {
  return invalid([{ field: 'chosen', code: 'notAnOption', message }])
}
