import { DUE_MESSAGES } from '@pravesh/shared/fees/dues/due'
import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { feeReplies } from '@pravesh/shared/fees/replies/words/words'
import { OWED_MESSAGES } from '@pravesh/shared/payments/owed/messages'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { refused } from '@pravesh/shared/platform/replies/said'
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
  paid: refused(feeReplies, 'FEE_PAID'),
  refunded: { code: 'FEE_REFUNDED', publicMessage: DUE_MESSAGES.refunded },
  cancelled: { code: 'FEE_CANCELLED', publicMessage: DUE_MESSAGES.cancelled },
  waived: { code: 'WAIVED', publicMessage: DUE_MESSAGES.waived },
  replaced: { code: 'REPLACED', publicMessage: DUE_MESSAGES.replaced },
} as const

function refuseSettled({ status }: FeeDue): void {
  if (status === 'open') return
  throw new Problem({ ...SETTLED[status], status: 409 })
}
