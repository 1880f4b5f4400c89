import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { StoredFile } from '@pravesh/shared/admissions/answers/form-context'
import type { CourseForm } from '@pravesh/shared/admissions/courses/course-form'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import type { DocumentState } from '@pravesh/shared/admissions/status/status'

/** What staff said of a document. */
export interface DocumentReview {
  state: DocumentState
  /** Why it was not accepted; empty otherwise. */
  reason: string
}

export interface DocumentFieldProps {
  kind: DocumentKind
  required: boolean
  /** The file that is stored; null while there is none. */
  file: StoredFile | null
  /** A file was stored, or taken away. May come after the field has left the page. */
  onChange: (file: StoredFile | null) => void
  /** What the form says is wrong, e.g. that the document is missing. */
  validationError?: string | undefined
  /** It can be looked at but not changed. */
  locked?: boolean
  review?: DocumentReview | undefined
}

export interface DocumentListProps {
  courseForm: CourseForm
  answers: Answers
  documents: Documents
  /** The files whose ids `documents` has; others are passed over. */
  files: readonly StoredFile[]
  /** One document changed. Several may be under way at once: build on the newest state, not on the one that was drawn. */
  onChange: (kind: DocumentKind, file: StoredFile | null) => void
  validationErrors?: Partial<Record<DocumentKind, string>>
  /** Documents that may not be changed; none unless told. */
  isLocked?: (kind: DocumentKind) => boolean
  reviews?: Partial<Record<DocumentKind, DocumentReview>>
}
