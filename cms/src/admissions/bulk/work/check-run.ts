import type { Refusal } from '@pravesh/shared/admissions/bulk/refusals'
import { SeatForecast } from '@pravesh/shared/admissions/bulk/seat-forecast'
import type { Payload, Where } from 'payload'
import { deleteRows } from '../../../database/records/delete-rows.ts'
import { insertIfAbsent } from '../../../database/records/insert-if-absent.ts'
import { writeTogether } from '../../../database/records/write-together.ts'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import { finish, renew } from '../../../database/work/lease.ts'
import { nextTurn } from '../../../foundation/concurrency/next-turn.ts'
import { keysOfPlaces, type Place, placeColumns } from '../../../staff/index.ts'
import { type ApplicationRecord, applicationRecord } from '../../applications/application-record.ts'
import { noSeat } from '../../review/approval-seat.ts'
import { countSeats, intakeOf } from '../../seats/count-seats.ts'
import { mayRun } from '../acting-staff.ts'
import { actionOf } from '../find-run.ts'
import type { Operation } from '../operations/operation.ts'
import { operationOf } from '../operations/operation-of.ts'
import { both, readableBy } from '../readable-by.ts'
import { FORECAST_MS, unfinishedRuns } from './unfinished-runs.ts'
import type { RunWorkOptions } from './work-options.ts'

/** Applications that are stored with one commit. */
const BATCH = 25

/**
 * Fixes the applications of a run, with the state in which each is now, and finds out which it would change. Nothing else is
 * written. A process that takes over begins again, since the forecast has not been seen yet.
 */
export async function checkRun(options: RunWorkOptions) {
  const { payload, run, user, now, isStopping } = options
  const readable = user !== null && mayRun(user) ? await readableBy(payload, user, 'applications') : null
  if (readable === null) return { state: 'stopped' as const, endedAt: now().toISOString() }
  await deleteRows({ payload, collection: 'bulk-run-items', where: { run: { equals: run.id } } })
  const operation = operationOf(actionOf(run))
  const seats = new SeatForecast()
  const places = new Map<string, Place>()
  let lease: typeof options.lease | null = options.lease
  let total = 0
  for await (const batch of batchesOf(payload, both(run.chosen as Where, readable))) {
    if (isStopping()) return { dueAt: now().toISOString() }
    const rows: Row[] = []
    for (const application of batch) {
      const refusal = await forecast({ payload, application, operation, staffId: run.staffId, seats, now: now() })
      const place = { college: application.collegeId, course: application.course }
      places.set(`${place.college}/${place.course}`, place)
      rows.push(rowOf({ run: run.id, application, position: total + rows.length, refusal, place }))
      await nextTurn()
    }
    await store(payload, rows)
    total += rows.length
    lease = await renew({ payload, work: unfinishedRuns, lease, now: now() })
    if (lease === null) return null
  }
  const data = {
    state: 'ready' as const,
    total,
    // Keys of the limit of the person who prepared it are among them, or it has no application there.
    places: run.places + keysOfPlaces([...places.values()]),
    dueAt: new Date(now().getTime() + FORECAST_MS).toISOString(),
    attempts: 0,
  }
  await finish({ payload, work: unfinishedRuns, lease, data })
  return null
}

/** In the order of the queue, so that the seats go to those who applied first. */
async function* batchesOf(payload: Payload, where: Where): AsyncGenerator<ApplicationRecord[]> {
  const order = { by: 'submittedAt', newestFirst: false }
  // The names of the fields were checked when the run was prepared.
  for await (const slice of walkRecords({ payload, collection: 'applications', where: where as never, order })) {
    for (let start = 0; start < slice.length; start += BATCH) {
      yield slice.slice(start, start + BATCH).map((row) => applicationRecord(row))
    }
  }
}

interface ForecastOptions {
  payload: Payload
  application: ApplicationRecord
  operation: Operation
  staffId: string
  seats: SeatForecast
  now: Date
}

async function forecast(options: ForecastOptions): Promise<Refusal | null> {
  const { payload, application, operation, staffId, seats, now } = options
  const refusal = await operation.check({ payload, application, staffId, now })
  if (refusal !== null || !operation.takesSeat) return refusal
  const intake = intakeOf(application)
  if (intake === null) return null
  const key = Object.values(intake).join('/')
  if (!seats.knows(key)) seats.add(key, await countSeats(payload, intake))
  return seats.take(key) ? null : { group: 'seats', why: noSeat() }
}

interface RowOptions {
  run: string
  application: ApplicationRecord
  position: number
  refusal: Refusal | null
  place: Place
}

type Row = ReturnType<typeof rowOf>

function rowOf({ run, application, position, refusal, place }: RowOptions) {
  const { id, status, revision } = application
  return {
    key: `${run}:${id}`,
    run,
    application: id,
    position,
    from: status,
    revision,
    outcome: refusal === null ? ('will-change' as const) : ('refused' as const),
    group: refusal?.group ?? null,
    why: refusal?.why ?? null,
    ...placeColumns(place),
  }
}

async function store(payload: Payload, rows: readonly Row[]): Promise<void> {
  await writeTogether(payload, async (req) => {
    for (const data of rows) await insertIfAbsent({ payload, collection: 'bulk-run-items', data, req })
  })
}
