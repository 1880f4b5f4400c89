import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { DOCUMENT_STATE_LABELS } from '@pravesh/shared/admissions/status/status'
import { useState } from 'react'
import { useTranslate } from '../../forms/translate.ts'
import { DocumentField } from '../uploads/DocumentField.tsx'
import type { DocumentFieldProps } from '../uploads/document-props.ts'
import { Row } from './Row.tsx'

interface DocumentRowProps extends DocumentFieldProps {
  /** Among many documents, those with a file are rows that open. */
  mayFold: boolean
}

/** A document that may be changed. */
export function DocumentRow({ mayFold, ...field }: DocumentRowProps) {
  const translate = useTranslate()
  const { kind, file, review, validationError } = field
  // Stays what it was when the file is removed or replaced.
  const [isRow] = useState(mayFold && (file !== null || !field.required))
  if (!isRow) return <DocumentField {...field} />
  return (
    <Row
      label={translate(DOCUMENT_LABELS[kind])}
      text={review ? translate(DOCUMENT_STATE_LABELS[review.state]) : (file?.name ?? '')}
      hasIssue={validationError !== undefined}
    >
      <DocumentField {...field} />
    </Row>
  )
}
