/** Schemas of application payloads by wire names. Answers and documents follow the name tables. */
import * as z from 'zod/mini'
import { semesterFeeTable } from '../../content/wire.ts'
import { MAX_TEXT_LENGTH, sentAmount, shortText } from '../../platform/sent-values.ts'
import { courseForms } from '../courses/registry.ts'
import type { CourseForm, WireNames } from '../form/course-form.ts'
import { documentKindsOf } from '../form/requested-documents.ts'
import { DECISIONS } from '../status/status.ts'
import { type WireKind, wireEntries, wireKind } from '../wire/answers.ts'
import {
  ADDITIONAL_GROUP,
  additionalNames,
  answerGroups,
  applicationNames,
  correctionNames,
  documentNames,
  ownNames,
  submissionNames,
  topNames,
} from '../wire/names.ts'
import { agreementText, checkbox } from '../wire/values.ts'
import { applicationView, editContext } from './own-view.ts'

/** Missing, null and empty all mean "not sent". */
const given = (...types: z.ZodMiniType[]) => z.optional(z.union([...types, z.literal(''), z.null()]))

/** The schema of each kind of answer. */
type AnswerSchemas = Record<WireKind, z.ZodMiniType>

const sent: AnswerSchemas = {
  text: given(shortText, z.number()),
  list: given(z.array(shortText), shortText),
  flag: given(z.boolean(), shortText),
}
const replied: AnswerSchemas = { text: z.string(), list: z.array(z.string()), flag: z.boolean() }

/** The answers with these names. */
function answers(names: WireNames, schemas: AnswerSchemas) {
  return Object.fromEntries(wireEntries(names).map(([question, name]) => [name, schemas[wireKind(question)]]))
}

function answerGroupsOf(groups: Record<string, WireNames>, schemas: AnswerSchemas) {
  return Object.fromEntries(Object.entries(groups).map(([group, names]) => [group, z.object(answers(names, schemas))]))
}

function allAnswers({ wire: { name, own, ...groups } }: CourseForm, schemas: AnswerSchemas) {
  return {
    ...answers(topNames, schemas),
    ...answerGroupsOf(answerGroups, schemas),
    [ADDITIONAL_GROUP]: z.optional(z.object(answers(additionalNames, schemas))),
    [name]: z.object({
      ...answerGroupsOf(groups, schemas),
      ...answers(own, schemas),
      [submissionNames.collegeName]: schemas.text,
    }),
  }
}

function documents(form: CourseForm, { text }: AnswerSchemas) {
  return z.object(Object.fromEntries(documentKindsOf(form).map((kind) => [documentNames[kind], text])))
}

function submission(form: CourseForm) {
  return z.object({
    [submissionNames.course]: z.literal(form.code),
    [submissionNames.courseId]: given(shortText),
    [submissionNames.collegeId]: given(shortText),
    [submissionNames.sessionYear]: given(shortText),
    [submissionNames.number]: given(shortText),
    [submissionNames.merchantId]: given(shortText),
    [submissionNames.paymentId]: given(shortText),
    [submissionNames.feePaise]: given(sentAmount),
    [submissionNames.courseFeePaise]: given(sentAmount),
    [submissionNames.termsAccepted]: given(checkbox),
    [submissionNames.agreementHtml]: given(agreementText),
    [ownNames.draftRevision]: given(z.int().check(z.nonnegative())),
    ...allAnswers(form, sent),
    [submissionNames.documents]: z.optional(documents(form, sent)),
  })
}

/** A correction does not name its course, which follows from the application. */
function correction(form: CourseForm) {
  return z.object({
    [correctionNames.applicationId]: z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
    [submissionNames.collegeId]: given(shortText),
    [submissionNames.agreementHtml]: given(agreementText),
    ...allAnswers(form, sent),
    [submissionNames.documents]: z.optional(documents(form, sent)),
  })
}

function application(form: CourseForm) {
  return z.object({
    [applicationNames.id]: z.string(),
    [submissionNames.number]: z.string(),
    [submissionNames.courseId]: z.string(),
    [submissionNames.collegeId]: z.string(),
    [submissionNames.sessionYear]: z.string(),
    [submissionNames.merchantId]: z.string(),
    [submissionNames.paymentId]: z.string(),
    [submissionNames.agreementHtml]: z.string(),
    [submissionNames.course]: z.literal(form.code),
    [submissionNames.courseFeePaise]: z.number(),
    [submissionNames.feePaise]: z.number(),
    [applicationNames.decision]: z.enum(DECISIONS),
    [applicationNames.isWithApplicant]: z.boolean(),
    [applicationNames.feePaid]: z.boolean(),
    [applicationNames.feeStructure]: z.object({ [applicationNames.collegeFees]: z.array(semesterFeeTable.fromWire) }),
    ...allAnswers(form, replied),
    [submissionNames.documents]: documents(form, replied),
    [ownNames.view]: applicationView,
    [ownNames.edit]: z.optional(editContext),
  })
}

const ofEachCourse = (schema: (form: CourseForm) => z.ZodMiniType) => z.union(courseForms.all.map(schema))

/** (spec 2, 3 "Submit payload") */
export const submissionPayload = ofEachCourse(submission)
/** (spec 3, 3 "Re-update payload") */
export const correctionPayload = ofEachCourse(correction)
/** (spec 3, 3) */
export const applicationReply = ofEachCourse(application)
