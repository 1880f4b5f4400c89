import type { DueAction } from '@pravesh/shared/fees/fee-kinds'
import { feeOrder } from '@pravesh/shared/fees/pay/payloads'
import { feeOrderTable } from '@pravesh/shared/fees/pay/wire'
import { fieldError } from '@pravesh/shared/platform/field-error'
import { invalid } from '../../foundation/problem.ts'

/** What a student asks to pay, as sent. */
export interface FeeOrder {
  applicationId: string
  courseId: string
  collegeId: string
  action: DueAction
  title: string
  amountPaise: number
}

/** Reads the body of `payFee`. Throws a Problem (400) with every validation error. */
export function readFeeOrder(sent: Record<string, unknown>): FeeOrder {
  const parsed = feeOrder.safeParse(sent)
  if (!parsed.success) throw invalid(parsed.error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
  const { applicationId, courseId, collegeId, action, title, amountPaise } = feeOrderTable.fields
  const { data } = parsed
  return {
    applicationId: data[applicationId.name],
    courseId: data[courseId.name],
    collegeId: data[collegeId.name],
    action: data[action.name],
    title: data[title.name].trim(),
    amountPaise: data[amountPaise.name],
  }
}
