/** Schemas of the reply fields that we added to the contract and that use domain names. */
import * as z from 'zod/mini'
import { COURSE_CODES } from '../../courses/courses.ts'
import { owedSchema } from '../../payments/owed/schema.ts'
import { REDUCTION_KINDS } from '../dues/concession-kinds.ts'
import { DUE_ACTIONS, OWN_AMOUNT_ACTIONS } from '../fee-kinds.ts'
import { REVIEW_STATUSES } from '../review/review.ts'
import type { DueView, FeePlan } from './fee-plan.ts'

const text = z.string()
const paise = z.int()

export const dueView: z.ZodMiniType<DueView> = z.object({
  id: text,
  action: z.enum(DUE_ACTIONS),
  title: text,
  amountPaise: paise,
  money: z.object({
    grossPaise: paise,
    concessionPaise: paise,
    chargePaise: paise,
    lateFeePaise: paise,
    netPaise: paise,
    paidPaise: paise,
    heldPaise: paise,
    refundedPaise: paise,
    leftPaise: paise,
  }),
  concessions: z.array(z.object({ kind: z.enum(REDUCTION_KINDS), amountPaise: paise })),
  dueOn: z.nullable(text),
  isOverdue: z.boolean(),
  owed: owedSchema,
  review: z.enum(REVIEW_STATUSES),
  reviewReason: text,
  paidAt: z.nullable(text),
  hasReceipt: z.boolean(),
  refundedPaise: paise,
  refundPendingPaise: paise,
  duplicates: z.array(z.object({ transactionId: text, amountPaise: paise, refundedPaise: paise })),
})

export const feePlan: z.ZodMiniType<FeePlan> = z.object({
  applicationId: text,
  applicationNumber: text,
  course: z.enum(COURSE_CODES),
  courseId: text,
  courseName: text,
  collegeId: text,
  collegeName: text,
  sessionYear: text,
  today: text,
  dues: z.array(dueView),
  nextDueId: z.nullable(text),
  totals: z.object({
    totalPaise: paise,
    paidPaise: paise,
    refundedPaise: paise,
    onHoldPaise: paise,
    openPaise: paise,
    overduePaise: paise,
  }),
  ownAmounts: z.array(
    z.object({ action: z.enum(OWN_AMOUNT_ACTIONS), minPaise: paise, maxPaise: paise, remaining: z.int() }),
  ),
  unfinished: z.array(dueView),
  refundTerms: z.array(text),
})
