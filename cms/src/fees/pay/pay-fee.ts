import { isOutOfPlan } from '@pravesh/shared/fees/dues/due'
import { isOwnAmount } from '@pravesh/shared/fees/fee-kinds'
import { feeOrderTable } from '@pravesh/shared/fees/pay/wire'
import { feeReplies } from '@pravesh/shared/fees/replies/words/words'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { reasoned, refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { invalid, notFound, Problem } from '../../foundation/problem.ts'
import type { FeeDue } from '../../payload-types.ts'
import type { StartedPayment } from '../../payments/index.ts'
import { createDues } from '../dues/create-dues.ts'
import { findDues } from '../dues/find-dues.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'
import type { FeeAccount } from '../fee-account.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import type { FeeOrder } from './fee-order.ts'
import { ownAmountDue } from './own-amount-due.ts'
import { startDuePayment } from './start-due-payment.ts'

interface PayOptions {
  payload: Payload
  studentId: string
  order: FeeOrder
  now: Date
}

/**
 * Starts the payment of a fee of a student's own approved application. Creates the due of an amount that the student
 * enters. Throws a Problem: 400 naming each sent value that differs from the portal's, 404 for other students'
 * applications, 409 when the application is not approved or the fee is paid, 503 when no provider accepts payments.
 */
export async function payFee({ payload, studentId, order, now }: PayOptions): Promise<StartedPayment> {
  const account = await portalOf(payload).feeAccounts.find({ payload, id: order.applicationId })
  if (account?.studentId !== studentId) throw notFound('application')
  if (!account.isApproved) {
    throw new Problem({ ...refused(feeReplies, 'NOT_APPROVED'), status: 409 })
  }
  requireSameCourse(account, order)
  await createDues({ payload, account, now })
  const due = isOwnAmount(order.action)
    ? await ownAmountDue({ payload, account, order: { ...order, action: order.action } })
    : await fixedDue({ payload, account, order, now })
  return startDuePayment({ payload, due, now })
}

function requireSameCourse(account: FeeAccount, order: FeeOrder): void {
  const { courseId, collegeId } = feeOrderTable.fields
  const different = [
    { field: courseId.name, differs: order.courseId !== account.courseId, reply: 'OTHER_COURSE' } as const,
    { field: collegeId.name, differs: order.collegeId !== account.collegeId, reply: 'OTHER_COLLEGE' } as const,
  ].filter(({ differs }) => differs)
  if (different.length === 0) return
  throw invalid(
    different.map(({ field, reply }) => ({
      field,
      code: 'mismatch',
      ...reasoned(feeReplies, reply),
    })),
  )
}

/** The due of the application with the ordered action and title. */
async function fixedDue({
  payload,
  account,
  order,
  now,
}: Omit<PayOptions, 'studentId'> & { account: FeeAccount }): Promise<FeeDue> {
  const { title, amountPaise } = feeOrderTable.fields
  const dues = await findDues(payload, account)
  const same = dues.filter(({ action, title: name }) => action === order.action && name === order.title)
  // Instalments of an earlier plan may have the same title.
  const due = same.find(({ status }) => !isOutOfPlan(status)) ?? same.find(({ status }) => status === 'cancelled')
  if (!due) {
    throw invalid([{ field: title.name, code: 'notAnOption', ...reasoned(feeReplies, 'NO_SUCH_FEE') }])
  }
  const { leftPaise } = moneyOfDue({ due, settings: await feeSettings(payload), day: dayInIndia(now) })
  // What is paid, refunded or cancelled is refused when the payment starts, with its reason.
  if (leftPaise > 0 && order.amountPaise !== leftPaise) {
    const reason = reasoned(feeReplies, 'OTHER_AMOUNT', { amount: formatRoundPaise(leftPaise) })
    throw invalid([{ field: amountPaise.name, code: 'mismatch', ...reason }])
  }
  return due
}
