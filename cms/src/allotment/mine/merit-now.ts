import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { isWaitingForStaff, isWithApplicant } from '@pravesh/shared/admissions/status/status'
import { type MeritTask, meritTask } from '@pravesh/shared/allotment/offers/merit-task'
import { lastDayOf } from '@pravesh/shared/allotment/offers/offer-days'
import { openNow } from '@pravesh/shared/allotment/process/open-now'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { type EntryRecord, entryOf } from '../entries/entry-record.ts'
import { marksOpen } from '../marks/marks-open.ts'
import { isPaidFor, seatOf } from '../offers/offer-record.ts'
import { type ProcessRecord, processOf } from '../processes/find-process.ts'

interface NowOptions {
  payload: Payload
  /** Of one student. */
  applications: readonly Pick<ApplicationView, 'id' | 'course' | 'sessionYear' | 'status' | 'hasMeritProcess'>[]
  now: Date
}

interface MeritNow {
  applicationId: string
  process: ProcessRecord
  task: MeritTask
}

/** What a student has to do in the merit processes of applications that are undecided. */
export async function meritNow({ payload, applications, now }: NowOptions): Promise<MeritNow[]> {
  const undecided = applications.filter(
    ({ hasMeritProcess, status }) => hasMeritProcess && (isWaitingForStaff(status) || isWithApplicant(status)),
  )
  const found = undecided.map(async (application): Promise<MeritNow[]> => {
    const process = await processOf(payload, application)
    if (process === null) return []
    const entry = await entryOf(payload, application.id)
    return [{ applicationId: application.id, process, task: await taskOf({ payload, process, entry, now }) }]
  })
  return (await Promise.all(found)).flat()
}

interface TaskOptions extends Pick<NowOptions, 'payload' | 'now'> {
  process: ProcessRecord
  /** Null in the minute before it is made. */
  entry: EntryRecord | null
}

async function taskOf({ payload, process, entry, now }: TaskOptions): Promise<MeritTask> {
  const { state, steps } = process
  const today = dayInIndia(now)
  const { standing = 'in', verification = 'missing', choices = [] } = entry ?? {}
  const seat = entry && (await seatOf(payload, entry))
  const needsMarks = verification === 'missing' || verification === 'returned'
  const mayType = entry ? marksOpen({ payload, process, entry, now }) : openNow(process, today).marks
  return meritTask({
    ...{ state, steps, standing, verification, hasChoices: choices.length > 0, today },
    mayTypeMarks: needsMarks && (await mayType),
    seat: seat && {
      ...{ status: seat.status, next: seat.next ?? null, isPaidFor: isPaidFor(seat) },
      round: entry.resultRound ?? seat.round,
      lastDay: lastDayOf(steps, seat) ?? seat.respondBy,
    },
  })
}
