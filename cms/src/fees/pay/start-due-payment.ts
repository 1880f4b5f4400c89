import { DUE_MESSAGES } from '@pravesh/shared/fees/dues/due'
import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { OWED_MESSAGES } from '@pravesh/shared/payments/owed/messages'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { FeeDue } from '../../payload-types.ts'
import { type StartedPayment, startPayment } from '../../payments/index.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'
import { feeSettings } from '../settings/fee-settings.ts'

interface StartOptions {
  payload: Payload
  due: FeeDue
  now: Date
  gateway?: Parameters<typeof startPayment>[0]['gateway']
}

/**
 * Starts an attempt to pay what is left of a due. Throws a Problem: 409 when it is paid, refunded or covered by a cheque, 503 when no provider accepts
 * payments.
 */
export async function startDuePayment({ payload, due, now, gateway }: StartOptions): Promise<StartedPayment> {
  refuseSettled(due)
  const { studentId, id: subjectId } = due
  const { leftPaise: amountPaise } = moneyOfDue({ due, settings: await feeSettings(payload), day: dayInIndia(now) })
  if (amountPaise === 0) throw new Problem({ code: 'CLEARING', status: 409, publicMessage: OWED_MESSAGES.clearing })
  return startPayment({
    payload,
    studentId,
    purpose: 'fee',
    subjectId,
    amountPaise,
    description: dueDescription(due),
    now,
    gateway,
  })
}

/** What is paid for, e.g. `Tuition fee, 1st Semester, BED20261795236400000`. */
export function dueDescription({ action, title, applicationNumber }: FeeDue): string {
  return `${DUE_ACTION_LABELS[action]}, ${title}, ${applicationNumber}`
}

const SETTLED = {
  paid: { code: 'ALREADY_PAID', publicMessage: 'You have already paid this fee. You do not need to pay again.' },
  refunded: { code: 'REFUNDED', publicMessage: 'We have refunded this fee. Contact us if you want to pay it again.' },
  cancelled: { code: 'NOT_APPROVED', publicMessage: DUE_MESSAGES.cancelled },
  waived: { code: 'WAIVED', publicMessage: DUE_MESSAGES.waived },
  replaced: { code: 'REPLACED', publicMessage: DUE_MESSAGES.replaced },
} as const

function refuseSettled({ status }: FeeDue): void {
  if (status === 'open') return
  const { code, publicMessage } = SETTLED[status]
  throw new Problem({ code, status: 409, publicMessage })
}
