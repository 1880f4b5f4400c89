import * as z from 'zod/mini'
import { GUARDIAN_STATES } from '../../accounts/guardians/guardian-states.ts'
import { applicationView } from '../../admissions/contract/own-view.ts'
import { draftSummaryFields } from '../../admissions/form/draft-place-schema.ts'
import { MERIT_TASKS } from '../../allotment/offers/merit-task.ts'
import { PROCESS_STATES } from '../../allotment/process/process.ts'
import { STEPS } from '../../allotment/process/steps.ts'
import { noticeHeadSchema } from '../../content/notice-board/notice-view.ts'
import { feePlan } from '../../fees/plan/schema.ts'
import { contractCalls, ERROR_DESCRIPTIONS, type FeatureContract, reply } from '../../platform/contract.ts'
import { studentCalls } from './calls.ts'
import type { Dashboard } from './dashboard.ts'
import { APPLICATION_STEPS, type NextStep } from './step.ts'

const text = z.string()

const orderSummary = z.object({
  id: text,
  orderNumber: text,
  books: z.array(z.object({ name: text, units: z.int() })),
  totalPaise: z.int(),
  message: text,
  expectedAt: z.nullable(text),
})

const nextStep: z.ZodMiniType<NextStep> = z.union([
  z.object({
    kind: z.enum(APPLICATION_STEPS),
    applicationId: text,
  }),
  z.object({ kind: z.literal('due'), applicationId: text, dueId: text }),
  z.object({
    kind: z.literal('merit'),
    applicationId: text,
    task: z.object({ kind: z.enum(MERIT_TASKS), until: z.nullable(text) }),
  }),
  z.object({ kind: z.literal('draft'), ...draftSummaryFields }),
  z.object({ kind: z.enum(['order-payment', 'parcel', 'order']), order: orderSummary }),
  z.object({
    kind: z.literal('course-payment'),
    payment: z.object({ courseName: text, amountPaise: z.int(), message: text, transactionId: text }),
  }),
  z.object({
    kind: z.literal('video'),
    courseId: text,
    courseName: text,
    title: text,
    watched: z.int(),
    all: z.int(),
    isNew: z.boolean(),
  }),
  z.object({
    kind: z.literal('payment-on-hold'),
    payment: z.object({
      about: z.object({ kind: z.enum(['due', 'order', 'payment']), id: text }),
      isChecked: z.boolean(),
      mayPayAgain: z.boolean(),
      message: text,
    }),
  }),
  z.object({ kind: z.enum(['all-paid', 'start']) }),
])

/** An addition to the contract, which uses domain names. */
const dashboard: z.ZodMiniType<Dashboard> = z.object({
  next: nextStep,
  applications: z.array(applicationView),
  plans: z.array(feePlan),
  merit: z.array(
    z.object({
      processId: text,
      state: z.enum(PROCESS_STATES),
      steps: z.array(z.object({ kind: z.enum(STEPS), round: z.optional(z.int()), first: text, last: text })),
    }),
  ),
  notices: z.array(noticeHeadSchema),
  guardian: z.enum(GUARDIAN_STATES),
})

export const studentContract: FeatureContract = {
  name: 'Student',
  about: 'The student area.',
  calls: contractCalls(studentCalls, {
    dashboard: {
      summary:
        'What to do next, your applications, the fee plans of those that are approved, the days of merit processes, and notices',
      session: 'student',
      reply: reply({ result: dashboard }),
      refusals: { 401: ERROR_DESCRIPTIONS.noSession },
    },
  }),
}
