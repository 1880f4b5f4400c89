import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import type { StoredFile } from '@pravesh/shared/admissions/form/form-context'
import type { DocumentState } from '@pravesh/shared/admissions/status/status'
import type { SentText } from '@pravesh/shared/platform/sent-text'

export interface DocumentReview {
  state: DocumentState
  /** Why it was rejected; otherwise empty. */
  reason: string
  /** The prepared texts in it. */
  sentTexts?: readonly SentText[] | undefined
}

export interface DocumentFieldProps {
  kind: DocumentKind
  required: boolean
  /** The stored file; null if there is none. */
  file: StoredFile | null
  /** Called when a file was stored or removed, possibly after the field was unmounted. */
  onChange: (file: StoredFile | null) => void
  /** Error from the form, for example that the document is missing. */
  validationError?: string | undefined
  /** Read-only. */
  locked?: boolean
  review?: DocumentReview | undefined
}

export interface DocumentListProps {
  courseForm: CourseForm
  /** The documents to show, if the answers require them; all of them by default. */
  kinds?: readonly DocumentKind[] | undefined
  answers: Answers
  documents: Documents
  /** The files that `documents` refers to; others are ignored. */
  files: readonly StoredFile[]
  /**
   * Called when a document changes. Uploads run concurrently, so update from the latest state, not from the rendered
   * one.
   */
  onChange: (kind: DocumentKind, file: StoredFile | null) => void
  validationErrors?: Partial<Record<DocumentKind, string>>
}
