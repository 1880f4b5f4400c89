import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents'
import { useContext } from 'react'
import { FormIdContext, fieldId } from '../../forms/field-id.ts'
import type { DocumentFieldProps } from './document-props.ts'

/** One document: its id for the error summary is `fieldId(form, kind)`. */
export function DocumentField({ kind, file, mistake }: DocumentFieldProps) {
  const id = fieldId(useContext(FormIdContext), kind)
  return (
    <div className="document" id={id}>
      <p>{DOCUMENT_LABELS[kind]}</p>
      {mistake && <p className="mistake">{mistake}</p>}
      {file && <p>{file.name}</p>}
    </div>
  )
}
