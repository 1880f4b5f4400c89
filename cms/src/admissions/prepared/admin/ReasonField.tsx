'use client'

import './reason.css'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { reasonAsSent, type SentText, textIn } from '@pravesh/shared/platform/sent-text'
import { useId } from 'react'
import { FailureText } from '../../../admin-kit/form/FailureText.tsx'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { suggestedTexts } from '../suggested-texts.ts'
import { type OfferedTexts, preparedFor } from './prepared-for.ts'
import { ReaderView } from './ReaderView.tsx'
import { SavedTexts } from './SavedTexts.tsx'
import { textWords } from './words.ts'

interface ReasonFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Prepared texts for this reason; absent if there are none for it. */
  offered?: OfferedTexts | undefined
  /** A prepared text was added; `onChange` has the words. */
  onPrepared?: (text: SentText) => void
  validationError: string
  rows?: number
}

const MAX_LENGTH = 1000

/** Text field for a reason, with buttons that add prepared texts in the language of the member of staff. */
export function ReasonField({
  label,
  value,
  onChange,
  offered,
  onPrepared,
  validationError,
  rows = 3,
}: ReasonFieldProps) {
  const id = useId()
  const language = staffLanguage()
  function add(text: SentText): void {
    const words = textIn(text, language)
    onChange(value.trim() === '' ? words : `${value.trimEnd()}\n${words}`)
    onPrepared?.(text)
  }
  const unused = offered ? suggestedTexts(offered.kind).filter((text) => !isIn(value, text)) : []
  const described = [validationError !== '' && `${id}-error`, offered && `${id}-reader`].filter(Boolean)
  return (
    <div className="reason">
      <label htmlFor={id}>{label}</label>
      {validationError !== '' && (
        <p className="admin-error" id={`${id}-error`} role="alert">
          <FailureText text={validationError} />
        </p>
      )}
      <textarea
        aria-describedby={described.join(' ') || undefined}
        aria-invalid={validationError !== ''}
        id={id}
        maxLength={MAX_LENGTH}
        onChange={(event) => onChange(event.target.value)}
        required
        rows={rows}
        value={value}
      />
      {offered && (
        <ReaderView id={`${id}-reader`} prepared={preparedFor(offered)} readers={offered.readers} typed={value} />
      )}
      {unused.length > 0 && (
        <div className="reason__suggestions">
          <span>{textWords.suggestions}</span>
          {unused.map((text) => (
            <button
              key={text.id}
              lang={langOf(textIn(text, language), language)}
              onClick={() => add(text)}
              type="button"
            >
              {textIn(text, language)}
            </button>
          ))}
        </div>
      )}
      {offered && <SavedTexts {...offered} typed={value} use={add} />}
    </div>
  )
}

const isIn = (typed: string, text: SentText) => reasonAsSent(typed, [text]).sentTexts.length > 0
