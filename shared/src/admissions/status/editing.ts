/** Which answers and documents of an application a student may edit, and when. (spec 3, 2.2 to 2.4; decision 0013) */

import { fill } from '../../platform/fill.ts'
import { type Translate, untranslated } from '../../platform/translate.ts'
import type { Answers, QuestionName } from '../answers/answers.ts'
import { YES } from '../answers/options.ts'
import { DOCUMENT_LABELS, type DocumentKind, type Documents } from '../documents/documents.ts'
import type { CourseForm } from '../form/course-form.ts'
import { questionsOf, sectionsOf } from '../form/questionnaire.ts'
import { documentsFor } from '../form/requested-documents.ts'
import { ADDRESS_PAIRS } from '../questions/address.ts'
import { PARENT_NAMES } from '../questions/personal.ts'
import type { Section } from '../questions/section.ts'
import { type Correction, requestedItems } from './requests.ts'

interface EditOptions {
  form: CourseForm
  /** As stored. */
  before: Answers
  correction: Correction
}

/** The requested questions and those that follow them, e.g. the district of a requested state. */
export function editableQuestions({ form, before, correction }: EditOptions): ReadonlySet<QuestionName> {
  const requested = requestedItems(correction)
  const questions = questionsOf(form)
  const editable = new Set(questions.map(({ name }) => name).filter((name) => requested.has(name)))
  let size = -1
  while (size !== editable.size) {
    size = editable.size
    for (const { name, follows = [] } of questions) {
      if ([...follows, ...copied(name, before)].some((followed) => editable.has(followed))) editable.add(name)
    }
  }
  return editable
}

/** What an answer repeats: of the permanent address, or the name of a parent. */
function copied(name: QuestionName, before: Answers): QuestionName[] {
  if (name === 'guardianName')
    return Object.entries(PARENT_NAMES).flatMap(([relation, parent]) =>
      relation === before.guardianRelation ? [parent] : [],
    )
  if (before.sameAsPermanent !== YES) return []
  return ADDRESS_PAIRS.flatMap(({ permanent, present }) => (present === name ? [permanent] : []))
}

/** The sections with their editable questions only, or with the others. Those without any are left out. */
export function sectionsWith(
  form: CourseForm,
  editable: ReadonlySet<QuestionName>,
  which: 'editable' | 'locked' = 'editable',
): Section[] {
  return sectionsOf(form)
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ name }) => editable.has(name) === (which === 'editable')),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** The questions that may not be edited, but whose answers differ. */
export function changedOutside(options: EditOptions & { after: Answers }): QuestionName[] {
  const { form, before, after } = options
  return sectionsWith(form, editableQuestions(options), 'locked')
    .flatMap(({ questions }) => questions.map(({ name }) => name))
    .filter((name) => String(before[name] ?? '') !== String(after[name] ?? ''))
}

interface DocumentOptions extends EditOptions {
  after: Answers
  /** As stored. */
  documents: Documents
}

/**
 * The documents that may be added, replaced or removed: the requested ones, those that only the corrected answers call for,
 * and required ones that are missing. Others stay, whatever the result of their check.
 */
export function editableDocuments({ form, before, after, documents, correction }: DocumentOptions): DocumentKind[] {
  const requested = requestedItems(correction)
  const calledForBefore = new Set(documentsFor(form, before).map(({ kind }) => kind))
  return documentsFor(form, after)
    .filter(
      ({ kind, required }) =>
        requested.has(kind) || !calledForBefore.has(kind) || (required && documents[kind] === undefined),
    )
    .map(({ kind }) => kind)
}

interface ChangedDocuments {
  before: Documents
  after: Documents
}

/** The documents that were replaced or removed without permission. */
export function documentsChangedOutside(
  { before, after }: ChangedDocuments,
  editable: readonly DocumentKind[],
): DocumentKind[] {
  const kinds = new Set([...Object.keys(before), ...Object.keys(after)] as DocumentKind[])
  return [...kinds].filter((kind) => before[kind] !== after[kind] && !editable.includes(kind))
}

/** The rejected documents that were not replaced. */
export function documentsLeft({ before, after }: ChangedDocuments, { documents }: Correction): DocumentKind[] {
  return documents.filter((kind) => before[kind] !== undefined && after[kind] === before[kind])
}

/** The message for a rejected document that was not replaced. */
export const NOT_REPLACED_MESSAGE = 'We did not accept this file. Upload a different one: {document}'

export function notReplacedMessage(kind: DocumentKind, translate: Translate = untranslated): string {
  return fill(translate(NOT_REPLACED_MESSAGE), { document: translate(DOCUMENT_LABELS[kind]) })
}
