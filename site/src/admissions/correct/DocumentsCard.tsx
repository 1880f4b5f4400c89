import type { RequestedDocument } from '@pravesh/shared/admissions/form/requested-documents'
import type { Correction } from '@pravesh/shared/admissions/status/requests'
import { useWords } from '../../forms/locale.ts'
import { StaffMessage } from '../status/StaffMessage.tsx'
import { statusWords } from '../status/words/words.ts'
import type { DocumentFieldProps, DocumentListProps } from '../uploads/document-props.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { cardId } from './request-links.ts'
import { isRow, textsIn, wordsAbout } from './requested.ts'
import { correctionWords } from './words/words.ts'

interface DocumentsCardProps extends Pick<DocumentListProps, 'onChange' | 'validationErrors'> {
  correction: Correction
  requested: readonly RequestedDocument[]
  stored: (requested: RequestedDocument) => Pick<DocumentFieldProps, 'file' | 'review'>
}

/** The documents that may be changed, with the result of their check, and what staff wrote about them. */
export function DocumentsCard({ correction, requested, stored, onChange, validationErrors = {} }: DocumentsCardProps) {
  const words = useWords(correctionWords)
  const { reason } = useWords(statusWords).alerts
  const about = wordsAbout(
    correction,
    requested.map(({ kind }) => kind),
  )
  return (
    <section id={cardId('documents')} className="update-card" aria-labelledby="card-documents-title">
      <h2 id="card-documents-title">{words.cards.documents}</h2>
      {about.map((text) => (
        <StaffMessage key={text} title={reason} text={text} sentTexts={textsIn(correction, text)} />
      ))}
      <div className="form-card documents">
        {requested.map((document) => (
          <DocumentRow
            key={document.kind}
            {...document}
            {...stored(document)}
            mayFold={isRow(correction, document.kind)}
            validationError={validationErrors[document.kind]}
            onChange={(file) => onChange(document.kind, file)}
          />
        ))}
      </div>
    </section>
  )
}
