/** Contract of the application calls. (spec 2, 3 and 7; spec 3, 3 and 7) */
import * as z from 'zod/mini'
import { collegeOfferTable } from '../../content/wire.ts'
import { COURSE_CODES, FIRST_COURSE } from '../../courses/courses.ts'
import {
  type CallContract,
  contractCalls,
  ERROR_DESCRIPTIONS,
  type FeatureContract,
  reply,
} from '../../platform/contract.ts'
import { sentAmount, shortText } from '../../platform/sent-values.ts'
import { DOCUMENT_KINDS } from '../documents/documents.ts'
import { draftSummary } from '../form/draft-place-schema.ts'
import { FORM_CODES } from '../form/form-context.ts'
import { admissionCalls, uploadFields } from '../wire/calls.ts'
import { documentNames, ownNames, paymentNames, subjectNames } from '../wire/names.ts'
import {
  admission,
  applicationView,
  draft,
  draftSaved,
  draftSent,
  editContext,
  formContext,
  storedFile,
} from './own-view.ts'
import { applicationReply, correctionPayload, submissionPayload } from './payloads.ts'

const { invalid, noSession, tooMany, busy } = ERROR_DESCRIPTIONS
const list = (schema: z.ZodMiniType) => reply({ result: z.array(schema) })
const record = { about: 'The `_id` of the record.', example: '2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c09' }
const course = { course: { about: `One of ${COURSE_CODES.join(', ')}.`, example: FIRST_COURSE } }
const forStudent = { session: 'student', refusals: { 401: noSession } } as const
/** The payment page, or the page for paying later. */
const nextPage = reply({ url: z.string() })

const contracts: Record<keyof typeof admissionCalls, CallContract> = {
  collegesOfSubject: {
    summary: 'The colleges of a course that teach a subject',
    body: z.object({
      [subjectNames.subject]: z.string().check(z.minLength(1), z.maxLength(120)),
      [subjectNames.courseId]: z.string().check(z.maxLength(64)),
    }),
    reply: list(collegeOfferTable.fromWire),
    refusals: { 400: invalid, 404: 'There is no such course.' },
  },
  upload: {
    summary: 'Upload one document',
    session: 'student',
    upload: {
      file: uploadFields.file,
      fields: z.object({ [uploadFields.kind]: z.optional(z.enum(DOCUMENT_KINDS.map((kind) => documentNames[kind]))) }),
    },
    reply: reply({ imageUrls: z.array(z.string()), [ownNames.file]: storedFile }),
    refusals: {
      400: 'The file is invalid; `msg` says why.',
      401: noSession,
      413: 'The file is too large.',
      415: 'The body is not a multipart form.',
      429: tooMany,
      503: busy,
    },
  },
  submit: {
    summary: 'Submit an application; the portal compares the sent amounts and the agreement with its own',
    session: 'student',
    body: submissionPayload,
    reply: nextPage,
    refusals: {
      400: invalid,
      401: noSession,
      404: 'There is no such course.',
      409: `Enrolment is closed, you have already applied, or the course has changed; \`msg\` says which. With the code ${FORM_CODES.newerDraft}, there is a newer draft than the one named; saving returns it.`,
      429: tooMany,
    },
  },
  mine: {
    ...forStudent,
    summary:
      'Your own applications, newest first, and how far your admission is; before the first, the form that you have begun',
    reply: reply({
      result: z.array(applicationReply),
      [ownNames.admission]: admission,
      [ownNames.draft]: z.nullable(draftSummary),
    }),
  },
  application: {
    summary: 'One of your own applications',
    session: 'student',
    params: { id: record },
    reply: reply({ result: applicationReply }),
    refusals: { 401: noSession, 404: 'There is no such application.' },
  },
  resubmit: {
    summary: 'Resubmit a corrected application',
    session: 'student',
    body: correctionPayload,
    reply: reply({}),
    refusals: {
      400: invalid,
      401: noSession,
      404: 'There is no such application.',
      409: 'The application needs no correction now.',
      429: tooMany,
    },
  },
  pay: {
    summary: 'Pay the fee of an application later',
    session: 'student',
    priority: 'first',
    body: z.object({
      [paymentNames.applicationId]: shortText,
      [paymentNames.amountPaise]: z.optional(z.nullable(z.union([sentAmount, z.literal('')]))),
      [paymentNames.merchantId]: z.optional(shortText),
      [paymentNames.transactionId]: z.optional(shortText),
    }),
    reply: nextPage,
    refusals: {
      400: invalid,
      401: noSession,
      404: 'There is no such application.',
      409: 'The fee is paid, the application is rejected, or the amount has changed.',
      429: tooMany,
      503: 'The payment provider is not available.',
    },
  },
  form: {
    summary: 'Everything that the form of a course needs, including its draft',
    session: 'student',
    params: course,
    reply: reply({ result: formContext }),
    refusals: { 401: noSession, 404: 'There is no such course.' },
  },
  saveDraft: {
    summary: 'Save a draft on top of a revision',
    session: 'student',
    params: course,
    body: draftSent,
    reply: reply({ result: draftSaved }),
    refusals: {
      400: 'The draft is invalid.',
      401: noSession,
      404: 'There is no such course.',
      409: {
        when: 'There is a newer draft, see `result`, or the form was submitted already; `code` says which.',
        also: z.object({ code: z.enum(Object.values(FORM_CODES)), result: z.optional(draft) }),
      },
      429: tooMany,
    },
  },
  copy: {
    summary:
      'Start a draft with the answers and documents of one of your own applications; a stored draft stays as it is',
    session: 'student',
    params: course,
    body: z.object({ [ownNames.application]: shortText }),
    reply: reply({ result: draft }),
    refusals: {
      400: invalid,
      401: noSession,
      404: 'There is no such course or application.',
      409: {
        when: 'You have already applied for the course in this session.',
        also: z.object({ code: z.literal(FORM_CODES.alreadySent) }),
      },
      429: tooMany,
    },
  },
  document: {
    summary: 'An uploaded file, for its owner and for staff who review applications',
    session: 'staff too',
    params: { id: record },
    reply: { file: 'image/jpeg, image/png, application/pdf' },
    refusals: { 404: 'There is no such document, or the session has no access to it.' },
  },
}

export const admissionContract: FeatureContract = {
  name: 'Admissions',
  about: 'Applications to the courses: form, documents, submission, correction and application fee.',
  calls: contractCalls(admissionCalls, contracts),
  models: {
    Application: applicationReply,
    ApplicationView: applicationView,
    Correction: correctionPayload,
    Draft: draft,
    EditContext: editContext,
    FormContext: formContext,
    StoredFile: storedFile,
    Submission: submissionPayload,
  },
}
