import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import type { StoredFile } from '@pravesh/shared/admissions/form/form-context'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import type { DocumentFieldProps } from '../uploads/document-props.ts'

interface StoredOptions {
  application: ApplicationView
  kind: DocumentKind
  /** As changed. */
  documents: Documents
  files: readonly StoredFile[]
}

/** The file of a document, and the result of its check unless it has been replaced. */
export function storedDocument({
  application,
  kind,
  documents,
  files,
}: StoredOptions): Pick<DocumentFieldProps, 'file' | 'review'> {
  const id = documents[kind]
  const checked = application.documents.find((each) => each.kind === kind && each.file.id === id)
  return {
    file: files.find((file) => file.id === id) ?? null,
    review: checked && { state: checked.state, reason: checked.reason, sentTexts: checked.sentTexts },
  }
}
