import type { CounterDay } from '@pravesh/shared/payments/closing/staff-calls'
import { CLOSING_STATUSES, isShut } from '@pravesh/shared/payments/closing/status'
import { cashPaise, channelTotals } from '@pravesh/shared/payments/closing/totals'
import { isUndecided, OFFLINE_STATUSES, wasTaken } from '@pravesh/shared/payments/offline/status'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { closingKey } from './booked-day.ts'

interface DayOptions {
  payload: Payload
  /** The member of staff who took the money. */
  counterId: string
  /** `YYYY-MM-DD`. */
  day: string
}

/** What a person took on a day; a rejected entry was not taken, and a bounced cheque was. */
export async function counterDay({ payload, counterId, day }: DayOptions): Promise<CounterDay> {
  const taken = OFFLINE_STATUSES.filter(wasTaken)
  const status = { in: CLOSING_STATUSES.filter(isShut) }
  const key = { equals: closingKey(day, counterId) }
  const [entries, closing] = await Promise.all([
    readRows({
      payload,
      collection: 'offline-payments',
      where: {
        and: [{ enteredById: { equals: counterId } }, { bookedOn: { equals: day } }, { status: { in: taken } }],
      },
      fields: ['channel', 'amountPaise', 'status'],
    }),
    readRow({ payload, collection: 'day-closings', where: { and: [{ key }, { status }] } }),
  ])
  const totals = channelTotals(entries)
  const undecided = entries.filter((entry) => isUndecided(entry.status)).length
  return { day, totals, cashPaise: cashPaise(totals), undecided, isShut: closing !== null }
}
