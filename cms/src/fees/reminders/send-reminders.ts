import {
  type ReminderBand,
  reminderBands,
  reminderDay,
  reminderSteps,
  stepDay,
} from '@pravesh/shared/fees/reminders/steps'
import { mayPay } from '@pravesh/shared/payments/owed/states'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { FeeDue } from '../../payload-types.ts'
import { dayOf, storedDay } from '../dues/day.ts'
import { owedForDues } from '../dues/owed-for-dues.ts'
import { notifyReminder } from '../messages/notify-student.ts'
import { feeSettings } from '../settings/fee-settings.ts'

/** Maximum number of reminders per step and run; the rest waits for the next run, a minute later. */
const MAX_PER_RUN = 100
/** Dues that are read at once. */
const PAGE = 100

interface ReminderOptions {
  payload: Payload
  now: Date
}

/**
 * Sends due reminders: for each open due the latest step that it has reached, once. Steps are looked up by due date, so
 * changed settings apply at once, and reminders missed during downtime are replaced by the latest one.
 */
export async function sendReminders({ payload, now }: ReminderOptions): Promise<void> {
  const { remindBefore, remindAfter } = await feeSettings(payload)
  const steps = reminderSteps({ before: remindBefore, after: remindAfter })
  for (const band of reminderBands(steps, reminderDay(now))) {
    let left = MAX_PER_RUN
    for await (const dues of duesToPay({ payload, band, now })) {
      for (const due of dues.slice(0, left)) {
        await remind({ payload, due, step: band.step, now }).catch((err: unknown) =>
          payload.logger.error({ msg: 'A reminder failed and will be retried.', due: due.id, err }),
        )
      }
      left -= dues.length
      if (left <= 0) break
    }
  }
}

interface BandOptions extends ReminderOptions {
  band: ReminderBand
}

/**
 * The dues of a band that can be paid now, page by page. Students are not asked to pay while the bank or staff decide; the
 * reminder follows if it is to be paid then. Such dues stay in the band, so the pages go past them.
 */
async function* duesToPay({ payload, band, now }: BandOptions): AsyncGenerator<FeeDue[]> {
  let after: FeeDue | undefined
  do {
    const dues = await duesIn({ payload, band, after })
    if (dues.length === 0) return
    const owed = await owedForDues({ payload, dues, now })
    yield dues.filter(({ id }) => mayPay(owed.get(id) ?? { action: null }))
    after = dues.length < PAGE ? undefined : dues.at(-1)
  } while (after)
}

interface PageOptions {
  payload: Payload
  band: ReminderBand
  /** The last due of the page before. */
  after: FeeDue | undefined
}

async function duesIn({ payload, band, after }: PageOptions): Promise<FeeDue[]> {
  return readRows({
    payload,
    collection: 'fee-dues',
    where: {
      and: [
        { status: { equals: 'open' } },
        { dueOn: { greater_than: storedDay(band.after) } },
        { dueOn: { less_than_equal: storedDay(band.upTo) } },
        notReminded(band.step),
        ...(after ? [comesAfter(after)] : []),
      ],
    },
    sort: ['dueOn', 'id'],
    limit: PAGE,
  })
}

function comesAfter({ id, dueOn = null }: FeeDue): Condition<'fee-dues'> {
  const sameDay = { and: [{ dueOn: { equals: dueOn } }, { id: { greater_than: id } }] }
  return { or: [{ dueOn: { greater_than: dueOn ?? '' } }, sameDay] }
}

function notReminded(step: number): Condition<'fee-dues'> {
  return { or: [{ remindedStep: { exists: false } }, { remindedStep: { less_than: step } }] }
}

interface RemindOptions extends ReminderOptions {
  due: FeeDue
  step: number
}

/**
 * The message is queued first, and queuing is idempotent per due and step. So a process that dies in between, or a
 * second one, does not remind twice.
 */
async function remind({ payload, due, step, now }: RemindOptions): Promise<void> {
  if (hasReached(due, step)) await notifyReminder({ payload, due, step, day: dayInIndia(now) })
  await changeOne({
    payload,
    collection: 'fee-dues',
    where: { and: [{ id: { equals: due.id } }, notReminded(step)] },
    data: { remindedStep: step },
  })
}

/** Whether a step was reached since the due exists; dues created later are not reminded of earlier steps. */
function hasReached({ dueOn, createdAt }: FeeDue, step: number): boolean {
  return Boolean(dueOn) && stepDay(dayOf(String(dueOn)), step) > dayInIndia(new Date(createdAt))
}
