/** What staff ask a student to correct: questions and documents, each with their words. (spec 3, 2.1; decision 0013) */
import type { SentText } from '../../platform/sent-text.ts'
import type { QuestionName } from '../answers/answers.ts'
import { DOCUMENT_LABELS, type DocumentKind } from '../documents/documents.ts'
import type { CourseForm } from '../form/course-form.ts'
import { questionsOf, sectionsOf } from '../form/questionnaire.ts'
import { documentKindsOf } from '../form/requested-documents.ts'
import { PART_LABELS, PARTS, type Part } from '../questions/parts.ts'

/** The id of a question or of a document. */
export type RequestedItem = QuestionName | DocumentKind

/** Questions and documents that staff asked for in the same words. */
export interface CorrectionRequest {
  items: readonly RequestedItem[]
  /** What staff wrote to the student. */
  words: string
  /** Prepared texts in the words. */
  sentTexts?: readonly SentText[] | undefined
  /** ISO 8601. */
  requestedAt: string
}

/** The corrections that staff requested. */
export interface Correction {
  requests: readonly CorrectionRequest[]
  /** The requested documents that staff did not accept. Each must be replaced. */
  documents: readonly DocumentKind[]
}

/** As stored. Records from before there were requests name only parts and rejected documents; neither means all parts. */
export interface StoredCorrection {
  parts: readonly Part[]
  documents: readonly DocumentKind[]
  reason: string
  /** ISO 8601; null if nothing is requested. */
  askedAt: string | null
  /** The last day, `YYYY-MM-DD` in India; empty if there is none. */
  dueOn?: string | null
  requests: readonly CorrectionRequest[]
}

/** The questions or documents of a part. */
export function itemsOf(form: CourseForm, part: Part): readonly RequestedItem[] {
  if (part === 'documents') return documentKindsOf(form)
  return sectionsOf(form)
    .filter((section) => section.part === part)
    .flatMap(({ questions }) => questions.map(({ name }) => name))
}

/** Whether a text names a question or document of the form. */
export function isItemOf(form: CourseForm, item: string): item is RequestedItem {
  return PARTS.some((part) => itemsOf(form, part).some((own) => own === item))
}

/** The part to which a question or document belongs; null if the form does not have it. */
export function partOfItem(form: CourseForm, item: RequestedItem): Part | null {
  return PARTS.find((part) => itemsOf(form, part).some((own) => own === item)) ?? null
}

interface RequestOptions {
  form: CourseForm
  parts: readonly Part[]
  /** Single questions and documents, besides the whole parts. */
  items?: readonly RequestedItem[]
  rejected: readonly { kind: DocumentKind; words: string; sentTexts?: readonly SentText[] | undefined }[]
  /** What staff wrote about the parts and items. */
  words: string
  sentTexts?: readonly SentText[] | undefined
  /** ISO 8601. */
  requestedAt: string
}

/**
 * Requests whole parts, single questions and documents, and each rejected document in the words of its rejection; all parts if
 * nothing is named.
 */
export function requestsFor(options: RequestOptions): CorrectionRequest[] {
  const { form, parts, items = [], rejected, words, sentTexts, requestedAt } = options
  const isEverything = parts.length === 0 && items.length === 0 && rejected.length === 0
  const isRejected = (item: RequestedItem) => rejected.some(({ kind }) => kind === item)
  return [
    ...PARTS.flatMap((part): RequestedItem[][] => {
      const own = itemsOf(form, part).filter((item) => !isRejected(item))
      if (isEverything || parts.includes(part)) return [own]
      // One request each, because several items stand for their part. (`requestLabel`)
      return own.filter((item) => items.includes(item)).map((item) => [item])
    }).map((each) => ({ items: each, words, sentTexts, requestedAt })),
    ...rejected.map(({ kind, words, sentTexts }) => ({ items: [kind], words, sentTexts, requestedAt })),
  ].filter(({ items }) => items.length > 0)
}

/**
 * Reads a stored correction. Stored requests with another date than the correction are from an earlier one: a process of a
 * version before them has written only the parts since.
 */
export function correctionOf(form: CourseForm, stored: StoredCorrection): Correction {
  const { parts, documents, reason: words, askedAt, requests } = stored
  const isCurrent =
    requests.length > 0 && requests.every(({ requestedAt }) => Date.parse(requestedAt) === Date.parse(askedAt ?? ''))
  const rejected = documents.map((kind) => ({ kind, words }))
  return {
    requests: isCurrent ? requests : requestsFor({ form, parts, rejected, words, requestedAt: askedAt ?? '' }),
    documents,
  }
}

export function requestedItems({ requests }: Correction): ReadonlySet<RequestedItem> {
  return new Set(requests.flatMap(({ items }) => items))
}

/** The name of what is requested: of the question or document or, if there are several, of their part. */
export function requestLabel(form: CourseForm, { items }: CorrectionRequest): string {
  const [item] = items
  const part = item === undefined ? null : partOfItem(form, item)
  if (items.length > 1 && part !== null) return PART_LABELS[part]
  const question = questionsOf(form).find(({ name }) => name === item)
  return question?.label ?? Object.entries(DOCUMENT_LABELS).find(([kind]) => kind === item)?.[1] ?? ''
}
