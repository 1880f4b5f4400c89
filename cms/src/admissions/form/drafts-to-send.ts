import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { accountAnswers, blankAnswers } from '@pravesh/shared/admissions/form/blank-answers'
import { type DraftSummary, placeOf } from '@pravesh/shared/admissions/form/draft-place'
import type { DraftContent } from '@pravesh/shared/admissions/form/form-context'
import { formKeeping } from '@pravesh/shared/admissions/form/form-keeping'
import { stepOfDraft } from '@pravesh/shared/admissions/form/step-of-draft'
import { STEPS, type StepNumber } from '@pravesh/shared/admissions/form/steps'
import { courseWithCode } from '@pravesh/shared/courses/courses'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { type CourseOffer, courseOffer } from '../../content/index.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Student } from '../../payload-types.ts'
import { aadhaarOnFile } from '../answers/aadhaar-on-file.ts'
import { findDraft } from '../drafts/find-draft.ts'
import { apaarMode } from '../settings/apaar-mode.ts'
import { identityNumbersKept } from '../settings/identity-numbers.ts'
import { formReference } from './form-reference.ts'

interface DraftsOptions {
  payload: Payload
  student: Student
  now: Date
}

/** The forms that a student has begun for courses that accept applications now. */
export async function draftsToSend({ payload, student, now }: DraftsOptions): Promise<DraftSummary[]> {
  const rows = await readRows({
    payload,
    collection: 'application-drafts',
    where: { studentId: { equals: student.id } },
    fields: ['course'],
  })
  const summaries = await Promise.all(rows.map(({ course }) => summaryOf({ payload, student, course, now })))
  return summaries.filter((summary) => summary !== null)
}

async function summaryOf({
  course: named,
  ...options
}: DraftsOptions & { course: string }): Promise<DraftSummary | null> {
  const { payload, student } = options
  const course = courseWithCode(named)
  const offer = course === null ? null : await courseOffer({ payload, course: { code: course } })
  if (course === null || !offer?.open) return null
  const draft = await findDraft({ payload, owner: { studentId: student.id, course } })
  if (draft === null) return null
  const step = await nextStepOf({ ...options, draft, offer })
  return {
    course,
    step,
    isBack: placeOf(draft).step > step,
    steps: STEPS.length,
    title: STEPS[step - 1]?.title ?? '',
    savedAt: draft.savedAt,
    closesOn: offer.intake.closesOn,
  }
}

/** The step at which the form opens, by the rules and the choices of the form. */
async function nextStepOf(options: DraftsOptions & { draft: DraftContent; offer: CourseOffer }): Promise<StepNumber> {
  const { payload, student, draft, offer, now } = options
  const [reference, onFile, kept, apaar] = await Promise.all([
    formReference({ payload, course: offer }),
    aadhaarOnFile({ payload, studentId: student.id }),
    identityNumbersKept(payload),
    apaarMode(payload, offer.code),
  ])
  const form = formKeeping(formOf(offer.code), kept, apaar)
  const answers = { ...blankAnswers(form, student), ...draft.answers, ...accountAnswers(student) }
  return stepOfDraft({ form, reference, today: dayInIndia(now), aadhaarOnFile: onFile }, { ...draft, answers })
}
