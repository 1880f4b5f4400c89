/**
 * Schemas of the reply fields that we added to the contract and that use domain names. Amounts are in whole paise, times
 * in ISO 8601.
 */
import * as z from 'zod/mini'
import { sharedCosts } from '../../courses/course-costs-schema.ts'
import { COURSE_CODES } from '../../courses/courses.ts'
import { intakeSchema } from '../../courses/intake.ts'
import { FEE_ACTIONS } from '../../fees/fee-kinds.ts'
import { owedSchema } from '../../payments/owed/schema.ts'
import { agreedTerms } from '../../payments/refunds/agreed-terms-schema.ts'
import type { SentText } from '../../platform/sent-text.ts'
import { type Answers, CLAIMS } from '../answers/answers.ts'
import { APAAR_MODES } from '../answers/apaar.ts'
import { IDENTITY_NUMBERS } from '../answers/identity-numbers.ts'
import { CLAIM_STATES } from '../claims/claim-labels.ts'
import { QUESTION_NAMES } from '../courses/registry.ts'
import { DOCUMENT_KINDS, type Documents } from '../documents/documents.ts'
import { draftPlace } from '../form/draft-place-schema.ts'
import type { Draft, FormContext, StoredFile } from '../form/form-context.ts'
import { PARTS } from '../questions/parts.ts'
import { ADMISSION_STATES, type Admission } from '../status/admission.ts'
import type { ApplicationView, EditContext } from '../status/application-view.ts'
import { REJECTION_CODES } from '../status/rejection.ts'
import type { RequestedItem } from '../status/requests.ts'
import { APPLICATION_STATUSES, DOCUMENT_STATES } from '../status/status.ts'

const text = z.string()
const admissionState = z.enum(ADMISSION_STATES)
export const admission: z.ZodMiniType<Admission> = z.object({ overall: admissionState, newest: admissionState })
const paise = z.int()
const course = z.enum(COURSE_CODES)
const kind = z.enum(DOCUMENT_KINDS)
const part = z.enum(PARTS)

/** Question → answer. */
const answers: z.ZodMiniType<Answers> = z.record(text, z.union([text, z.array(text)]))
/** Document → id of its file. */
const documents: z.ZodMiniType<Documents> = z.partialRecord(kind, text)
const feePart = z.object({ title: text, feePaise: paise })

export const storedFile: z.ZodMiniType<StoredFile> = z.object({ id: text, name: text, type: text, bytes: z.int() })

const sentText: z.ZodMiniType<SentText> = z.object({ id: text, texts: z.catchall(z.object({ en: text }), text) })
const sentTexts = z.optional(z.array(sentText))
const item: z.ZodMiniType<RequestedItem> = z.enum([...QUESTION_NAMES, ...DOCUMENT_KINDS])
const request = z.object({ items: z.array(item), words: text, sentTexts, requestedAt: text })
const correction = z.object({ requests: z.array(request), documents: z.array(kind) })
const shownEvent = z.object({ at: text, what: text, reason: text, sentTexts })

const feeRefund = z.nullable(z.object({ paise, isDone: z.boolean() }))

export const applicationView: z.ZodMiniType<ApplicationView> = z.object({
  id: text,
  number: text,
  course,
  courseName: text,
  collegeName: text,
  sessionYear: text,
  status: z.enum(APPLICATION_STATUSES),
  submittedAt: text,
  feePaise: paise,
  feePaid: z.boolean(),
  feeRefunded: z.boolean(),
  feeRefund,
  hasFeeReceipt: z.boolean(),
  owed: owedSchema,
  courseFeePaise: paise,
  feeParts: z.array(feePart),
  sections: z.array(z.object({ key: text, title: text, part, rows: z.array(z.object({ label: text, value: text })) })),
  documents: z.array(
    z.object({ kind, file: storedFile, url: text, state: z.enum(DOCUMENT_STATES), reason: text, sentTexts }),
  ),
  correction: z.nullable(
    z.object({
      labels: z.array(text),
      reason: text,
      sentTexts,
      requestedAt: text,
      dueOn: z.nullable(text),
      documentsToReplace: z.int(),
    }),
  ),
  claims: z.array(
    z.object({
      claim: z.enum(CLAIMS),
      content: z.array(text),
      state: z.enum(CLAIM_STATES),
      reason: text,
      sentTexts,
      lastDay: z.nullable(text),
    }),
  ),
  correctionWindow: z.nullable(z.object({ labels: z.array(text), lastDay: text })),
  rejection: text,
  sentTexts,
  rejectionCode: z.nullable(z.enum(REJECTION_CODES)),
  reopened: z.nullable(shownEvent),
  answerBy: z.nullable(text),
  hasMeritProcess: z.boolean(),
  events: z.array(shownEvent),
  agreementHtml: text,
})

const account = z.object({ name: text, email: text, phone: text })
const reference = z.object({
  subjects: z.array(text),
  colleges: z.array(z.object({ id: text, name: text, city: z.optional(text), totalPricePaise: paise })),
  referralSources: z.array(text),
})

export const editContext: z.ZodMiniType<EditContext> = z.object({
  answers,
  documents,
  files: z.array(storedFile),
  correction,
  reference,
  feeTable: z.array(feePart),
  refundTerms: agreedTerms,
  costs: sharedCosts,
  account,
  identityNumbers: z.enum(IDENTITY_NUMBERS),
  apaar: z.enum(APAAR_MODES),
  today: text,
})

const draftContent = {
  answers,
  documents,
  detailsSaved: z.boolean(),
  educationSaved: z.boolean(),
  termsAccepted: z.boolean(),
  place: z.optional(draftPlace),
}
/** `revision` is the one that the save is based on. */
export const draftSent = z.object({ ...draftContent, revision: z.int().check(z.nonnegative()) })
export const draftSaved = z.object({ revision: z.int(), savedAt: text })
export const draft: z.ZodMiniType<Draft> = z.object({
  ...draftContent,
  revision: z.int(),
  savedAt: text,
  files: z.array(storedFile),
})

export const formContext: z.ZodMiniType<FormContext> = z.object({
  course,
  courseId: text,
  courseName: text,
  enrolmentOpen: z.boolean(),
  intake: intakeSchema,
  sessionYear: text,
  applicationFees: z.array(z.object({ id: text, action: z.enum(FEE_ACTIONS), course, amountPaise: paise, text })),
  feeTable: z.array(feePart),
  refundTerms: agreedTerms,
  costs: sharedCosts,
  reference,
  account,
  draft: z.nullable(draft),
  existing: z.nullable(z.object({ id: text, number: text, mayPayFee: z.boolean() })),
  earlier: z.nullable(
    z.object({ id: text, number: text, course, isRejected: z.boolean(), feePaise: paise, owed: owedSchema, feeRefund }),
  ),
  carriedFrom: z.nullable(text),
  aadhaarOnFile: text,
  identityNumbers: z.enum(IDENTITY_NUMBERS),
  apaar: z.enum(APAAR_MODES),
  today: text,
})
