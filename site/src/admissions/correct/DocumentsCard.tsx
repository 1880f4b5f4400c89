import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { ApplicationView, EditContext } from '@pravesh/shared/admissions/status/application-view'
import { useWords } from '../../forms/locale.ts'
import { DocumentList } from '../uploads/DocumentList.tsx'
import type { DocumentListProps, DocumentReview } from '../uploads/document-props.ts'
import { openDocuments } from './check-update.ts'
import { correctionWords } from './words/words.ts'

interface DocumentsCardProps extends Pick<DocumentListProps, 'documents' | 'files' | 'onChange' | 'validationErrors'> {
  application: ApplicationView
  edit: EditContext
  answers: Answers
}

/** The documents that the answers require, with the staff review of each file that has not been replaced. */
export function DocumentsCard({ application, edit, answers, documents, ...list }: DocumentsCardProps) {
  const words = useWords(correctionWords)
  const courseForm = formOf(application.course)
  const open = openDocuments(courseForm, answers, edit)
  const reviews: Partial<Record<string, DocumentReview>> = Object.fromEntries(
    application.documents
      .filter(({ kind, file }) => documents[kind] === file.id)
      .map(({ kind, state, reason }) => [kind, { state, reason }]),
  )
  return (
    <section id="card-documents" className="update-card" aria-labelledby="card-documents-title">
      <h2 id="card-documents-title">{words.cards.documents}</h2>
      {open.length === 0 && <p className="locked-note">{words.documentsLockedNote}</p>}
      <DocumentList
        {...list}
        courseForm={courseForm}
        answers={answers}
        documents={documents}
        isLocked={(kind) => !open.includes(kind)}
        reviews={reviews}
      />
    </section>
  )
}
