'use client'

import './reason.css'
import {
  type ReasonText,
  sentTextOf,
  TRANSLATED_LOCALES,
  translationState,
} from '@pravesh/shared/admissions/status/reason-texts'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { LANGUAGE_NAMES } from '@pravesh/shared/platform/locale'
import { textIn } from '@pravesh/shared/platform/sent-text'
import { formatList } from '../../../foundation/formats.ts'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { textWords } from './words.ts'

interface SavedTextProps {
  saved: ReasonText
  use: () => void
  change: () => void
  remove: () => void
}

/** A saved text in the language of the member of staff, and which of its translations are missing or older than the text. */
export function SavedText({ saved, use, change, remove }: SavedTextProps) {
  const locale = staffLanguage()
  const text = textIn(sentTextOf(saved), locale)
  const inState = (state: 'missing' | 'older') =>
    formatList(
      TRANSLATED_LOCALES.filter((each) => translationState(saved, each) === state).map((each) => LANGUAGE_NAMES[each]),
    )
  const [missing, older] = [inState('missing'), inState('older')]
  return (
    <li>
      <button className="reason__text" lang={langOf(text, locale)} onClick={use} type="button">
        {text}
      </button>
      <span className="admin-field__hint">{saved.isShared ? textWords.shared(saved.by) : textWords.own}</span>
      {missing !== '' && <span className="admin-field__hint">{textWords.missing(missing)}</span>}
      {older !== '' && <span className="admin-field__hint">{textWords.older(older)}</span>}
      {saved.mayChange && (
        <>
          <button aria-label={textWords.editThis(text)} className="reason__text-remove" onClick={change} type="button">
            {textWords.edit}
          </button>
          <button
            aria-label={textWords.removeThis(text)}
            className="reason__text-remove"
            onClick={remove}
            type="button"
          >
            {textWords.remove}
          </button>
        </>
      )}
    </li>
  )
}
