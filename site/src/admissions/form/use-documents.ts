import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import type { DraftContent, StoredFile } from '@pravesh/shared/admissions/form/form-context'
import { useCallback, useState } from 'react'

/** The part of a form that is not an answer: its documents and its progress. */
export interface DocumentState extends Omit<DraftContent, 'answers'> {
  /** The files that `documents` refers to. */
  files: StoredFile[]
}

export function useDocuments(start: DocumentState) {
  const [documentState, setDocumentState] = useState(start)
  const change = useCallback(
    (part: Partial<DocumentState>) => setDocumentState((before) => ({ ...before, ...part })),
    [],
  )
  const setDocument = useCallback(
    (kind: DocumentKind, file: StoredFile | null) => setDocumentState((before) => withDocument(before, kind, file)),
    [],
  )
  return { documentState, change, setDocument }
}

function withDocument(before: DocumentState, kind: DocumentKind, file: StoredFile | null): DocumentState {
  const { [kind]: replaced, ...others } = before.documents
  const documents: Documents = file === null ? others : { ...others, [kind]: file.id }
  const files = before.files.filter(({ id }) => id !== replaced && id !== file?.id)
  return { ...before, documents, files: file === null ? files : [...files, file] }
}
