import { REVIEW_LABELS } from '@pravesh/shared/fees/review/review'
import { feeStaffCalls, reviewSchema } from '@pravesh/shared/fees/review/staff-calls'
import { fieldError } from '@pravesh/shared/platform/field-error'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { requireFeeStaff } from './fee-staff.ts'
import { reviewDue } from './review-due.ts'

export const review = endpoint({
  ...feeStaffCalls.review,
  handle: async ({ payload, req, body, param }) => {
    const staff = requireFeeStaff(req)
    const parsed = reviewSchema.safeParse(await body())
    if (!parsed.success) throw invalid(parsed.error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
    const due = await reviewDue({ payload, staff, id: param('id'), review: parsed.data, now: new Date() })
    return { msg: `${REVIEW_LABELS[due.review]}. The student sees the decision.` }
  },
})
