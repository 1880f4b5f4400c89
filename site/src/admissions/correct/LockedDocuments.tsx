import type { RequestedDocument } from '@pravesh/shared/admissions/form/requested-documents'
import { DocumentField } from '../uploads/DocumentField.tsx'
import type { DocumentFieldProps } from '../uploads/document-props.ts'

interface LockedDocumentsProps {
  requested: readonly RequestedDocument[]
  stored: (requested: RequestedDocument) => Pick<DocumentFieldProps, 'file' | 'review'>
}

/** Documents that cannot be changed now, with the result of their check. */
export function LockedDocuments({ requested, stored }: LockedDocumentsProps) {
  return (
    <div className="documents">
      {requested.map((document) => (
        <DocumentField key={document.kind} {...document} {...stored(document)} onChange={noChange} locked />
      ))}
    </div>
  )
}

function noChange(): void {}
