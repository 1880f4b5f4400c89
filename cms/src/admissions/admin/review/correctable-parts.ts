import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { sectionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { PARTS } from '@pravesh/shared/admissions/questions/parts'
import type { Question, QuestionKind } from '@pravesh/shared/admissions/questions/question'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import type { CorrectablePart } from './review-data.ts'

/** Computed answers follow others, and those of the account are changed there. */
const NOT_CORRECTED: readonly QuestionKind[] = ['computed', 'account']

/** The questions that were asked of this student, and the documents that these answers call for. */
export function correctableParts(form: CourseForm, answers: Answers): CorrectablePart[] {
  const isAsked = ({ kind, when }: Question) => !NOT_CORRECTED.includes(kind) && (!when || when(answers))
  return PARTS.map((part) => ({
    part,
    items:
      part === 'documents'
        ? documentsFor(form, answers).map(({ kind }) => ({ name: kind, label: staffText(DOCUMENT_LABELS[kind]) }))
        : sectionsOf(form)
            .filter((section) => section.part === part)
            .flatMap(({ questions }) => questions.filter(isAsked))
            .map(({ name, label }) => ({ name, label })),
  })).filter(({ items }) => items.length > 0)
}
