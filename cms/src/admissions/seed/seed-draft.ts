import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { educationScreens } from '@pravesh/shared/admissions/form/education-screens'
import { screensOf } from '@pravesh/shared/admissions/form/screens'
import type { Payload } from 'payload'
import { saveDraft } from '../drafts/save-draft.ts'
import { drafting } from './data/applicants.ts'
import { generateAnswers } from './generate-answers.ts'

/** Minutes since the last save. */
const SAVED_AGO = 130
/** Determines the generated answers. */
const NUMBER = 41
/** The question of step 2 at which the form was left. */
const LEFT_AT = 'degreeStatus'

interface SeedOptions {
  payload: Payload
  studentId: string
  now: Date
}

/** Saves a form with all of step 1 and the beginning of step 2 filled in. */
export async function seedDraft({ payload, studentId, now }: SeedOptions): Promise<void> {
  const { course, subject = '' } = drafting
  const form = formOf(course)
  const later = educationScreens(form)
  const left = later.findIndex(({ questions }) => questions.some(({ name }) => name === LEFT_AT))
  const answered = [...screensOf(form, 1), ...later.slice(0, left)].flatMap(({ questions }) => questions)
  const all = generateAnswers({ ...drafting, subject, number: NUMBER, collegeId: '' })
  await saveDraft({
    payload,
    owner: { studentId, course },
    content: {
      answers: Object.fromEntries(answered.map(({ name }) => [name, all[name]])),
      documents: {},
      detailsSaved: true,
      educationSaved: false,
      termsAccepted: false,
      place: { step: 2, question: LEFT_AT },
    },
    revision: 0,
    now: new Date(now.getTime() - SAVED_AGO * 60_000),
  })
}
