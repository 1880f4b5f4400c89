'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { NumberFieldClientComponent } from 'payload'
import { useState } from 'react'
import { checkPaise } from '../fields/money.ts'
import { cleanedToPaise, cleanRupees } from './typed-rupees.ts'

/** An amount typed in rupees and stored as whole paise: grouped as in `1,23,456.00` until somebody types in it. */
export const RupeesField: NumberFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const required = field.required ?? false
  const { disabled, path, setValue, showError, value } = useField<number | null>({
    potentiallyStalePath: pathFromProps,
    validate: (paise: unknown) => checkPaise(paise, { required }),
  })
  // As typed, so that neither selection nor cursor jumps; tidied up when one leaves the field.
  const [typing, setTyping] = useState<string | null>(null)
  const stored = typeof value === 'number'
  const id = `field-${path.replace(/\./g, '__')}`

  function change(text: string) {
    setTyping(text)
    setValue(cleanedToPaise(cleanRupees(text)))
  }

  return (
    <div
      className={['field-type', 'number', 'rupees', showError && 'error', (readOnly || disabled) && 'read-only']
        .filter(Boolean)
        .join(' ')}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel label={field.label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <span aria-hidden="true" className="rupees__sign">
          ₹
        </span>
        <input
          autoComplete="off"
          disabled={readOnly || disabled}
          id={id}
          inputMode="decimal"
          name={path}
          onBlur={() => setTyping(null)}
          onChange={(event) => change(event.target.value)}
          placeholder="0.00"
          type="text"
          value={typing ?? (stored ? formatPaise(value).replace(/^₹\s?/, '') : '')}
        />
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
