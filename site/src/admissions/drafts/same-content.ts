import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
import type { DraftContent } from '@pravesh/shared/admissions/form/form-context'
import { textDigest } from './text-digest.ts'

/**
 * Whether two drafts have the same answers and documents; empty equals missing. Progress is ignored, and so is the
 * Aadhaar number, which this browser stores only until the tab is closed.
 */
export function isSameForm(a: DraftContent, b: DraftContent): boolean {
  return JSON.stringify(formOf(a)) === JSON.stringify(formOf(b))
}

/** Whether two drafts are equal in every respect, so that no save is needed. */
export function isSameDraft(a: DraftContent, b: DraftContent): boolean {
  return digestOf(a) === digestOf(b) && digits(a.answers.aadhaar) === digits(b.answers.aadhaar)
}

/** A digest of a draft. It leaves out the Aadhaar number, so that it may be stored. */
export function digestOf(draft: DraftContent): string {
  const { detailsSaved, educationSaved, termsAccepted } = draft
  return textDigest(JSON.stringify([...formOf(draft), detailsSaved, educationSaved, termsAccepted]))
}

/** The questions that two drafts answer differently. An Aadhaar number that only one of them has is no difference. */
export function differingAnswers(a: Answers, b: Answers): QuestionName[] {
  const isKnown = digits(a.aadhaar) !== '' && digits(b.aadhaar) !== ''
  return QUESTION_NAMES.filter((name) =>
    name === 'aadhaar' ? isKnown && digits(a.aadhaar) !== digits(b.aadhaar) : textOf(a, name) !== textOf(b, name),
  )
}

function formOf({ answers, documents }: DraftContent) {
  return [
    QUESTION_NAMES.filter((name) => name !== 'aadhaar').map((name) => textOf(answers, name)),
    DOCUMENT_KINDS.map((kind) => documents[kind] ?? ''),
  ]
}

const textOf = (answers: Answers, name: QuestionName) => String(answers[name] ?? '')
const digits = (text = '') => text.replaceAll(' ', '')
