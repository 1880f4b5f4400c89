import { CLOSING_STATUSES, isShut } from '@pravesh/shared/payments/closing/status'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { OfflinePayment } from '../../payload-types.ts'

interface BookedOptions {
  payload: Payload
  /** The member of staff who took the money. */
  counterId: string
  /** `YYYY-MM-DD`. */
  receivedOn: string
  now: Date
}

/** Unique key of the closing of a person's day. */
export const closingKey = (day: string, counterId: string) => `${day}/${counterId}`

/**
 * The day of the counter to which a payment belongs: the day on which it was received, or the first open day after it when
 * that one is closed. The payment keeps the day on which it was received.
 */
export async function bookedDay({ payload, counterId, receivedOn, now }: BookedOptions): Promise<string> {
  const today = dayInIndia(now)
  const status = { in: CLOSING_STATUSES.filter(isShut) }
  const key = { equals: closingKey(receivedOn, counterId) }
  if (!(await readRow({ payload, collection: 'day-closings', where: { and: [{ key }, { status }] } })))
    return receivedOn
  const rows = await readRows({
    payload,
    collection: 'day-closings',
    where: { and: [{ counterId: { equals: counterId } }, { status }, { day: { greater_than: receivedOn } }] },
    fields: ['day'],
  })
  const shut = new Set(rows.map(({ day }) => day))
  let day = nextDay(receivedOn)
  while (day < today && shut.has(day)) day = nextDay(day)
  return shut.has(day) ? nextDay(day) : day
}

interface KeepOptions {
  payload: Payload
  entry: OfflinePayment
  now: Date
}

/** Moves a new entry out of a day that was signed while it was entered, and whose totals are without it. */
export async function keepOutOfSigned({ payload, entry, now }: KeepOptions): Promise<OfflinePayment> {
  const { id, enteredById: counterId, receivedOn } = entry
  const bookedOn = await bookedDay({ payload, counterId, receivedOn, now })
  if (bookedOn === entry.bookedOn) return entry
  const where = { and: [{ id: { equals: id } }, { bookedOn: { equals: entry.bookedOn ?? null } }] }
  const moved = await changeOne({ payload, collection: 'offline-payments', where, data: { bookedOn } })
  return moved ? keepOutOfSigned({ payload, entry: moved, now }) : entry
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
}

const DAY_MS = 24 * 60 * 60_000
