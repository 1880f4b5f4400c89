import type { DraftContent, StoredFile } from '@pravesh/shared/admissions/answers/form-context'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import { useCallback, useState } from 'react'

/** All of a form that is not an answer: its files, and how far it has come. */
export interface DocumentState extends Omit<DraftContent, 'answers'> {
  /** The files that the documents name. */
  files: StoredFile[]
}

/** The papers of a form as they are now, and what changes them. */
export function useDocuments(start: DocumentState) {
  const [papers, setPapers] = useState(start)
  const change = useCallback((part: Partial<DocumentState>) => setPapers((before) => ({ ...before, ...part })), [])
  const setDocument = useCallback(
    (kind: DocumentKind, file: StoredFile | null) => setPapers((before) => withDocument(before, kind, file)),
    [],
  )
  return { papers, change, setDocument }
}

function withDocument(before: DocumentState, kind: DocumentKind, file: StoredFile | null): DocumentState {
  const { [kind]: replaced, ...others } = before.documents
  const documents: Documents = file === null ? others : { ...others, [kind]: file.id }
  const files = before.files.filter(({ id }) => id !== replaced && id !== file?.id)
  return { ...before, documents, files: file === null ? files : [...files, file] }
}
