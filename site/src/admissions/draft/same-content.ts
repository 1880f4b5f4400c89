import { type Answers, QUESTION_NAMES, type QuestionName } from '@pravesh/shared/admissions/answers'
import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents'
import type { DraftContent } from '@pravesh/shared/admissions/form-context'

/** Whether two drafts say the same; what is empty counts as not said. */
export function isSameContent(a: DraftContent, b: DraftContent): boolean {
  return digestOf(a) === digestOf(b)
}

/** A draft as one text, equal for equal drafts. The Aadhaar number is no part of it, so that it can be kept. */
export function digestOf({ answers, documents, ...progress }: DraftContent): string {
  const said = QUESTION_NAMES.filter((name) => name !== 'aadhaar').map((name) => String(answers[name] ?? ''))
  const files = DOCUMENT_KINDS.map((kind) => documents[kind] ?? '')
  const { detailsSaved, educationSaved, termsAccepted } = progress
  return hash(JSON.stringify([said, files, detailsSaved, educationSaved, termsAccepted]))
}

/** The questions that two drafts answer differently. */
export function differingAnswers(a: Answers, b: Answers): QuestionName[] {
  return QUESTION_NAMES.filter((name) => String(a[name] ?? '') !== String(b[name] ?? ''))
}

/** Two 32-bit halves of FNV-1a from different beginnings, and the length: enough to know one's own again. */
function hash(text: string): string {
  const half = (start: number) => {
    let sum = start
    for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
    return (sum >>> 0).toString(36)
  }
  return `${half(0x811c9dc5)}-${half(0x7ee3623b)}-${text.length.toString(36)}`
}
