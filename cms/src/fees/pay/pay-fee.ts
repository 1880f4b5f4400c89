import { isOwnAmount } from '@pravesh/shared/fees/fee-kinds'
import { feeOrderTable } from '@pravesh/shared/fees/pay/wire'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { invalid, notFound, Problem } from '../../foundation/problem.ts'
import type { FeeDue } from '../../payload-types.ts'
import type { StartedPayment } from '../../payments/index.ts'
import { createDues } from '../dues/create-dues.ts'
import { findDues } from '../dues/find-dues.ts'
import type { FeeAccount } from '../fee-account.ts'
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
    const publicMessage = 'Your Application Is Not Approved yet'
    throw new Problem({ code: 'NOT_APPROVED', status: 409, publicMessage })
  }
  requireSameCourse(account, order)
  await createDues({ payload, account, now })
  const due = isOwnAmount(order.action)
    ? await ownAmountDue({ payload, account, order: { ...order, action: order.action } })
    : await fixedDue({ payload, account, order })
  return startDuePayment({ payload, due, now })
}

function requireSameCourse(account: FeeAccount, order: FeeOrder): void {
  const { courseId, collegeId } = feeOrderTable.fields
  const different = [
    { field: courseId.name, differs: order.courseId !== account.courseId, what: 'course' },
    { field: collegeId.name, differs: order.collegeId !== account.collegeId, what: 'college' },
  ].filter(({ differs }) => differs)
  if (different.length === 0) return
  throw invalid(
    different.map(({ field, what }) => ({
      field,
      code: 'mismatch',
      message: `This is not the ${what} of your application. Reload the page and try again.`,
    })),
  )
}

/** The due of the application with the ordered action and title. */
async function fixedDue({
  payload,
  account,
  order,
}: Omit<PayOptions, 'studentId' | 'now'> & { account: FeeAccount }): Promise<FeeDue> {
  const { title, amountPaise } = feeOrderTable.fields
  const dues = await findDues(payload, account)
  const due = dues.find((each) => each.action === order.action && each.title === order.title)
  if (!due) {
    const message = 'Your application has no such fee. Reload the page and choose a fee.'
    throw invalid([{ field: title.name, code: 'notAnOption', message }])
  }
  if (order.amountPaise !== due.amountPaise) {
    const message = `This fee is ${formatRoundPaise(due.amountPaise)}. Reload the page and try again.`
    throw invalid([{ field: amountPaise.name, code: 'mismatch', message }])
  }
  return due
}
