import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import type { DraftContent } from '@pravesh/shared/admissions/answers/form-context'
import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
import { textDigest } from './text-digest.ts'

/**
 * Whether two drafts leave nothing to choose between: the same answers and documents. What is empty counts as not said. How far
 * they have come is no answer, and the Aadhaar number is not compared, since this browser forgets it with the tab.
 */
export function isSameForm(a: DraftContent, b: DraftContent): boolean {
  return JSON.stringify(formOf(a)) === JSON.stringify(formOf(b))
}

/** Whether two drafts are the same in everything, so that the one need not be saved over the other. */
export function isSameDraft(a: DraftContent, b: DraftContent): boolean {
  return digestOf(a) === digestOf(b) && digits(a.answers.aadhaar) === digits(b.answers.aadhaar)
}

/** A draft as one text, equal for equal drafts. The Aadhaar number is no part of it, so that it can be kept. */
export function digestOf(draft: DraftContent): string {
  const { detailsSaved, educationSaved, termsAccepted } = draft
  return textDigest(JSON.stringify([...formOf(draft), detailsSaved, educationSaved, termsAccepted]))
}

/** The questions that two drafts answer differently; an Aadhaar number that only one of them has is no contradiction. */
export function differingAnswers(a: Answers, b: Answers): QuestionName[] {
  const isKnown = digits(a.aadhaar) !== '' && digits(b.aadhaar) !== ''
  return QUESTION_NAMES.filter((name) =>
    name === 'aadhaar' ? isKnown && digits(a.aadhaar) !== digits(b.aadhaar) : said(a, name) !== said(b, name),
  )
}

function formOf({ answers, documents }: DraftContent) {
  return [
    QUESTION_NAMES.filter((name) => name !== 'aadhaar').map((name) => said(answers, name)),
    DOCUMENT_KINDS.map((kind) => documents[kind] ?? ''),
  ]
}

const said = (answers: Answers, name: QuestionName) => String(answers[name] ?? '')
const digits = (text = '') => text.replaceAll(' ', '')
