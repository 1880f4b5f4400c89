/** The screens of the wizard. */
import type { DocumentKind } from '../documents/documents.ts'
import type { Part } from '../questions/parts.ts'
import type { Section } from '../questions/section.ts'
import type { CourseForm } from './course-form.ts'
import { ELIGIBILITY_QUESTIONS } from './eligibility.ts'
import { questionsOf } from './questionnaire.ts'

/** A section as the wizard shows it, a part of one, or documents. */
export interface Screen extends Omit<Section, 'part'> {
  part: Part
  /** What is to be uploaded on the screen; unset where it asks questions. */
  documents?: readonly DocumentKind[]
  /** It also asks to accept the terms. */
  terms?: true
}

/**
 * The sections of a step as the wizard shows them, one screen at a time. Step 1 begins with what decides whether the applicant
 * is eligible. Step 2 shows these marks again, with the rest of the examination; `educationScreens` adds its documents.
 */
export function screensOf(form: CourseForm, step: Section['step']): readonly Section[] {
  const screens = form.sections.filter((section) => section.step === step).flatMap(dividedInScreens)
  const first = step === 1 ? eligibilityScreen(form) : null
  if (first === null) return screens
  const others = screens.map((screen) => ({
    ...screen,
    questions: screen.questions.filter(({ name }) => !ELIGIBILITY_QUESTIONS.includes(name)),
  }))
  return [first, ...others]
}

export const ELIGIBILITY_SCREEN = { key: 'eligibility', title: 'Can You Apply?' } as const

/** Null if the course has no minimum. */
function eligibilityScreen(form: CourseForm): Section | null {
  if (form.eligibility === null) return null
  const questions = ELIGIBILITY_QUESTIONS.flatMap((name) => questionsOf(form).filter((each) => each.name === name))
  const title = form.translate?.(ELIGIBILITY_SCREEN.title) ?? ELIGIBILITY_SCREEN.title
  return { ...ELIGIBILITY_SCREEN, title, step: 1, part: 'education', questions }
}

function dividedInScreens(section: Section): readonly Section[] {
  if (section.screens === undefined) return [section]
  return section.screens.map(({ key, title, questions }) => ({
    ...section,
    key,
    title,
    questions: questions.flatMap((name) => section.questions.filter((question) => question.name === name)),
  }))
}
