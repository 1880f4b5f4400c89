'use client'

import './money.css'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { NumberFieldClientComponent } from 'payload'
import { useState } from 'react'
import { AmountSuggestion } from './AmountSuggestion.tsx'
import { ConfirmAmount } from './ConfirmAmount.tsx'
import { checkPaise } from './money.ts'
import { readRupees } from './typed-rupees.ts'
import { needsConfirmation } from './unusual-change.ts'

/** Amount input: typed in rupees, stored as whole paise, formatted as `1,23,456.00` on blur. */
export const RupeesField: NumberFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const required = field.required ?? false
  // While the typed text is not a plain amount the form value is null, so that no misread amount is saved.
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : readRupees(typed)
  const question = read && 'problem' in read ? read : null
  const { disabled, errorMessage, path, setValue, showError, value } = useField<number | null>({
    potentiallyStalePath: pathFromProps,
    validate: (paise: unknown) => question?.problem ?? checkPaise(paise, { required }),
  })
  const [left, setLeft] = useState(true)
  const asks = question !== null && (left || showError)
  const id = `field-${path.replace(/\./g, '__')}`

  function change(text: string) {
    setTyped(text)
    setLeft(false)
    const next = readRupees(text)
    setValue('paise' in next ? next.paise : null)
  }

  function leave() {
    setLeft(true)
    if (question === null) setTyped(null)
  }

  return (
    <div
      className={[
        'field-type',
        'number',
        'rupees',
        (showError || asks) && 'error',
        (readOnly || disabled) && 'read-only',
      ]
        .filter(Boolean)
        .join(' ')}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel htmlFor={id} label={field.label} path={path} required={required} />
      <div className="field-type__wrap">
        {question === null && !needsConfirmation(errorMessage) && <FieldError path={path} showError={showError} />}
        <div className="rupees__amount">
          <span aria-hidden="true" className="rupees__sign">
            ₹
          </span>
          <input
            aria-describedby={asks ? `${id}-question` : undefined}
            aria-invalid={showError || asks}
            autoComplete="off"
            disabled={readOnly || disabled}
            id={id}
            inputMode="decimal"
            name={path}
            onBlur={leave}
            onChange={(event) => change(event.target.value)}
            placeholder="0.00"
            type="text"
            value={typed ?? (typeof value === 'number' ? formatPaise(value).replace(/^₹\s?/, '') : '')}
          />
        </div>
        {asks && (
          <AmountSuggestion
            id={`${id}-question`}
            meant={question.meant}
            onAccept={(paise) => {
              setTyped(null)
              setValue(paise)
            }}
            problem={question.problem}
          />
        )}
        {typeof value === 'number' && (
          <ConfirmAmount errorMessage={showError ? errorMessage : undefined} paise={value} />
        )}
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
