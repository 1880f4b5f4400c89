'use client'

import './IstDateField.css'
import { DateTimeField, FieldDescription, FieldLabel, useField, withCondition } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { istTime } from '../../foundation/formats.ts'

/** A time that staff only read, in Indian time; Payload's own field shows it in the time zone of the computer. */
export const IstDateField = withCondition((props: DateFieldClientProps) => {
  const { field, path, readOnly } = props
  const { value, disabled } = useField<string>({ path })
  if (!readOnly && !disabled) return <DateTimeField {...props} />
  return (
    <div className="field-type" id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel as="span" label={field.label} path={path} />
      <p className="ist-date__value">{value ? istTime(value) : '–'}</p>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
})
