import { isClearing, mayBounce, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { multiLine } from '@pravesh/shared/platform/text'
import { changeOne } from '../../database/records/change-one.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { OfflinePayment } from '../../payload-types.ts'
import { offlineChannel } from '../allocations.ts'
import { type DecideOptions, findEntry, refuseOwn } from './decide-payment.ts'
import { freeLines } from './free-lines.ts'
import { offlineWork } from './offline-work.ts'

/**
 * Records that the bank has paid a cheque, by one conditional update: from then on it counts, with the day on which it was
 * received. Throws a Problem: 400 for an impossible day, 403 for one's own entry, 404, 409 when it is not with the bank.
 */
export async function clearCheque(options: DecideOptions & { clearedOn: string }): Promise<OfflinePayment> {
  const { payload, id, staff, clearedOn, now } = options
  const entry = await findEntry(options)
  refuseOwn(entry, staff)
  checkDay('clearedOn', clearedOn, entry, now)
  const cleared = await changeOne({
    payload,
    collection: 'offline-payments',
    where: {
      and: [
        { id: { equals: id } },
        { status: { in: OFFLINE_STATUSES.filter(isClearing) } },
        { enteredById: { not_equals: staff.id } },
      ],
    },
    data: { status: 'confirmed', clearedOn, clearedBy: staff.name, settledAt: null, ...leaseFrom(offlineWork, now) },
  })
  if (cleared === null) throw changed()
  return applyNewEffects({ payload, work: offlineWork, record: cleared, now })
}

/**
 * Records that the bank has returned a cheque, cleared or not, by one conditional update. Counter-entries take back what it
 * paid, the student is informed, and its bank line is free. Throws a Problem: 400 for an impossible day, 404, 409 when it is no cheque with the bank.
 */
export async function bounceCheque(
  options: DecideOptions & { bouncedOn: string; reason: string },
): Promise<OfflinePayment> {
  const { payload, id, staff, bouncedOn, reason, now } = options
  const entry = await findEntry(options)
  checkDay('bouncedOn', bouncedOn, entry, now)
  if (!mayBounce(entry.status, offlineChannel(entry))) throw changed()
  const bounced = await changeOne({
    payload,
    collection: 'offline-payments',
    where: { and: [{ id: { equals: id } }, { status: { equals: entry.status } }] },
    data: {
      status: 'bounced',
      bouncedOn,
      bouncedBy: staff.name,
      bounceReason: multiLine(reason),
      settledAt: null,
      ...leaseFrom(offlineWork, now),
    },
  })
  if (bounced === null) throw changed()
  await freeLines({ payload, entry: bounced })
  return applyNewEffects({ payload, work: offlineWork, record: bounced, now })
}

function checkDay(field: string, day: string, { receivedOn }: OfflinePayment, now: Date): void {
  if (day >= receivedOn && day <= dayInIndia(now)) return
  const message = 'Enter a day between the day on which the cheque was received and today.'
  throw invalid([{ field, code: 'range', message }])
}

/** The day on which the bank paid a cheque, within those that are possible: statements can book it before it was entered. */
export function clearingDay(bookedOn: string, { receivedOn }: OfflinePayment, now: Date): string {
  const today = dayInIndia(now)
  if (bookedOn < receivedOn) return receivedOn
  return bookedOn > today ? today : bookedOn
}

function changed(): Problem {
  const publicMessage = 'This cheque is not with the bank now. Reload the page.'
  return new Problem({ code: 'NOT_CLEARING', status: 409, publicMessage })
}
