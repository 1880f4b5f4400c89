import { REVIEW_LABELS } from '@pravesh/shared/fees/review/review'
import {
  feeStaffCalls,
  type ReviewReport,
  reviewManySchema,
  reviewSchema,
} from '@pravesh/shared/fees/review/staff-calls'
import { fieldError } from '@pravesh/shared/platform/field-error'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireFeeInScope, requireFeeStaff, requireReviewer } from './fee-staff.ts'
import { reviewDue } from './review-due.ts'
import { reviewDues } from './review-dues.ts'

export const review = endpoint({
  ...feeStaffCalls.review,
  handle: async ({ payload, req, body, param }) => {
    const staff = await requireFeeStaff(req, param('id'))
    const parsed = reviewSchema.safeParse(await body())
    if (!parsed.success) throw invalid(parsed.error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
    const due = await reviewDue({ payload, staff, id: param('id'), review: parsed.data, now: new Date() })
    return { msg: `${REVIEW_LABELS[due.review]}. The student sees the decision.` }
  },
})

export const reviewMany = endpoint({
  ...feeStaffCalls.reviewMany,
  handle: async (call) => {
    const staff = requireReviewer(call.req)
    const reviews = await readBody(call, reviewManySchema)
    const results = await reviewDues({
      payload: call.payload,
      staff,
      reviews,
      requireAllowed: (id) => requireFeeInScope(call.req, id),
      now: new Date(),
    })
    const done = results.filter(({ ok }) => ok).length
    const result: ReviewReport = { results }
    return { msg: `${done} of ${results.length}: ${REVIEW_LABELS[reviews.decision].toLowerCase()}.`, result }
  },
})
