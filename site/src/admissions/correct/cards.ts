import type { QuestionName } from '@pravesh/shared/admissions/answers/answers'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import type { Section } from '@pravesh/shared/admissions/questions/section'
import type { EditContext } from '@pravesh/shared/admissions/status/application-view'
import { editableQuestions, sectionsWith } from '@pravesh/shared/admissions/status/editing'

/** The cards with questions, in display order. The documents card comes after them. (spec 3, 2.3) */
const CARD_PARTS = {
  personal: ['personal'],
  contact: ['contact'],
  academics: ['education', 'course'],
} as const satisfies Record<string, readonly Section['part'][]>
type CardKey = keyof typeof CARD_PARTS

export interface Card {
  key: CardKey
  /** Sections with the questions that the student may correct. */
  open: Section[]
  /** Sections with the others. */
  locked: Section[]
}

export function cardsOf(form: CourseForm, edit: Pick<EditContext, 'answers' | 'correction'>): Card[] {
  const editable = editableIn(form, edit)
  const isIn = (parts: readonly string[]) => (section: Section) => parts.includes(section.part)
  return (Object.keys(CARD_PARTS) as CardKey[]).map((key) => ({
    key,
    open: sectionsWith(form, editable).filter(isIn(CARD_PARTS[key])),
    locked: sectionsWith(form, editable, 'locked').filter(isIn(CARD_PARTS[key])),
  }))
}

/** The questions that the student may correct. */
export function editableIn(
  form: CourseForm,
  { answers, correction }: Pick<EditContext, 'answers' | 'correction'>,
): ReadonlySet<QuestionName> {
  return editableQuestions({ form, before: answers, correction })
}
