import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { DocumentField } from './DocumentField.tsx'
import type { DocumentListProps } from './document-props.ts'

/** Fields for the documents that the answers require. */
export function DocumentList(props: DocumentListProps) {
  const { courseForm, kinds, answers, documents, files, onChange, validationErrors = {} } = props
  return (
    <div className="documents">
      {documentsFor(courseForm, answers)
        .filter(({ kind }) => kinds?.includes(kind) ?? true)
        .map(({ kind, required }) => (
          <DocumentField
            key={kind}
            kind={kind}
            required={required}
            file={files.find(({ id }) => id === documents[kind]) ?? null}
            onChange={(file) => onChange(kind, file)}
            validationError={validationErrors[kind]}
          />
        ))}
    </div>
  )
}
