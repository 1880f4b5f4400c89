import { DOCUMENT_FORMATS, DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import type { ShownDocument } from '@pravesh/shared/admissions/status/application-view'
import { DOCUMENT_STATE_LABELS, type DocumentState } from '@pravesh/shared/admissions/status/status'
import { useWords } from '../../forms/locale.ts'
import { StaffWords } from '../../forms/StaffWords.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { statusWords } from './words/words.ts'

const TONES: Record<DocumentState, string> = { UNCHECKED: '', VERIFIED: 'good', REJECTED: 'bad' }

/** The submitted documents with their review. */
export function DocumentDetails({ documents }: { documents: readonly ShownDocument[] }) {
  const w = useWords(statusWords).documents
  if (documents.length === 0) return <p>{w.none}</p>
  return (
    <ul className="sent-documents">
      {documents.map((document) => (
        <SentDocument key={document.kind} document={document} />
      ))}
    </ul>
  )
}

function SentDocument({ document: { kind, file, url, state, reason, sentTexts } }: { document: ShownDocument }) {
  const w = useWords(statusWords).documents
  const translate = useTranslate()
  const label = translate(DOCUMENT_LABELS[kind])
  return (
    <li>
      {DOCUMENT_FORMATS[kind] === 'picture' && <img src={url} alt={w.picture(label)} loading="lazy" height={96} />}
      <div>
        <strong>{label}</strong>
        <span className={`tag ${TONES[state]}`}>{translate(DOCUMENT_STATE_LABELS[state])}</span>
        {reason !== '' && (
          <p className="remark">
            <StaffWords text={reason} sentTexts={sentTexts} />
          </p>
        )}
        <a href={url} target="_blank" rel="noopener">
          {w.open} {file.name} <span className="visually-hidden">{w.newTab}</span>
        </a>
      </div>
    </li>
  )
}
