import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'

interface TextFieldProps {
  name: string
  label: string
  hint?: string
  type?: 'text' | 'tel'
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readOnly?: boolean
  /** Shown beside the field, e.g. a button. */
  beside?: ReactNode
  autoCapitalize?: 'words'
  /** Has several lines. */
  long?: boolean
}

export function TextField({ name, label, hint, beside, type = 'text', long = false, ...input }: TextFieldProps) {
  const { id, validationError, control } = useField(name, { hint: hint !== undefined, isNumber: type === 'tel' })
  return (
    <FieldFrame id={id} label={label} hint={hint} validationError={validationError}>
      <div className={beside ? 'beside' : undefined}>
        {long ? (
          <textarea {...control} autoComplete={input.autoComplete} rows={3} />
        ) : (
          <input {...control} {...input} type={type} spellCheck={false} />
        )}
        {beside}
      </div>
    </FieldFrame>
  )
}
