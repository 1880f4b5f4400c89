/** Schemas of application payloads by wire names, generated from the wire tables. */
import * as z from 'zod/mini'
import { semesterFeeTable } from '../../content/wire.ts'
import { COURSE_CODES, type CourseCode } from '../../courses/courses.ts'
import { MAX_TEXT_LENGTH, sentAmount, shortText } from '../../platform/sent-values.ts'
import { formOf } from '../courses/registry.ts'
import { DECISIONS } from '../status/status.ts'
import { answersToWire } from '../wire/answers.ts'
import { documentsToWire } from '../wire/documents.ts'
import { applicationNames, correctionNames, ownNames, submissionNames } from '../wire/names.ts'
import { agreementText, checkbox, type WireRecord } from '../wire/values.ts'
import { applicationView, editContext } from './own-view.ts'

/** The schema for each kind of value. */
interface Kinds {
  text: z.ZodMiniType
  list: z.ZodMiniType
  flag: z.ZodMiniType
}

/** Missing, null and empty all mean "not sent". */
const given = (...types: z.ZodMiniType[]) => z.optional(z.union([...types, z.literal(''), z.null()]))

const sentKinds: Kinds = {
  text: given(shortText, z.number()),
  list: given(z.array(shortText), shortText),
  flag: given(z.boolean(), shortText),
}
const repliedKinds: Kinds = { text: z.string(), list: z.array(z.string()), flag: z.boolean() }

/** Derives the schema of a record from a blank one. */
function likeBlank(blank: WireRecord, kinds: Kinds): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries(blank).map(([name, value]) => {
      if (Array.isArray(value)) return [name, kinds.list]
      if (typeof value === 'boolean') return [name, kinds.flag]
      if (typeof value === 'object' && value !== null) return [name, z.object(likeBlank({ ...value }, kinds))]
      return [name, kinds.text]
    }),
  )
}

function form(code: CourseCode, kinds: Kinds) {
  const course = formOf(code)
  const documents = z.object(likeBlank(documentsToWire(course, {}), kinds))
  return {
    ...likeBlank(answersToWire(course, {}, ''), kinds),
    [submissionNames.documents]: kinds === sentKinds ? z.optional(documents) : documents,
  }
}

function submission(course: CourseCode) {
  const { courseId, collegeId, sessionYear, number, merchantId, paymentId } = submissionNames
  return z.object({
    [submissionNames.course]: z.literal(course),
    ...Object.fromEntries(
      [courseId, collegeId, sessionYear, number, merchantId, paymentId].map((name) => [name, given(shortText)]),
    ),
    [submissionNames.feePaise]: given(sentAmount),
    [submissionNames.courseFeePaise]: given(sentAmount),
    [submissionNames.termsAccepted]: given(checkbox),
    [submissionNames.agreementHtml]: given(agreementText),
    ...form(course, sentKinds),
  })
}

/** A correction does not name its course, which follows from the application. */
function correction(course: CourseCode) {
  return z.object({
    [correctionNames.applicationId]: z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
    [submissionNames.collegeId]: given(shortText),
    [submissionNames.agreementHtml]: given(agreementText),
    ...form(course, sentKinds),
  })
}

function application(course: CourseCode) {
  const { courseId, collegeId, sessionYear, number, merchantId, paymentId, agreementHtml } = submissionNames
  const texts = [applicationNames.id, number, courseId, collegeId, sessionYear, merchantId, paymentId, agreementHtml]
  const parts = z.object({ [applicationNames.collegeFees]: z.array(semesterFeeTable.fromWire) })
  return z.object({
    ...Object.fromEntries(texts.map((name) => [name, z.string()])),
    [submissionNames.course]: z.literal(course),
    [submissionNames.courseFeePaise]: z.number(),
    [submissionNames.feePaise]: z.number(),
    [applicationNames.decision]: z.enum(DECISIONS),
    [applicationNames.isWithApplicant]: z.boolean(),
    [applicationNames.feePaid]: z.boolean(),
    [applicationNames.feeStructure]: parts,
    ...form(course, repliedKinds),
    [ownNames.view]: applicationView,
    [ownNames.edit]: z.optional(editContext),
  })
}

const ofEachCourse = (schema: (course: CourseCode) => z.ZodMiniType) => z.union(COURSE_CODES.map(schema))

/** (spec 2, 3 "Submit payload") */
export const submissionPayload = ofEachCourse(submission)
/** (spec 3, 3 "Re-update payload") */
export const correctionPayload = ofEachCourse(correction)
/** (spec 3, 3) */
export const applicationReply = ofEachCourse(application)
