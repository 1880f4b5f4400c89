'use client'

import './reason.css'
import { LANGUAGE_NAMES, type Locale } from '@pravesh/shared/platform/locale'
import { passagesOf, reasonAsSent, type SentText } from '@pravesh/shared/platform/sent-text'
import { formatList } from '../../../foundation/formats.ts'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { Readings } from './Readings.tsx'
import { textWords } from './words.ts'

interface ReaderViewProps {
  /** Id of the sentence about the language, which describes the field. */
  id: string
  typed: string
  prepared: readonly SentText[]
  /** The language of the student, or those of several students. */
  readers: readonly Locale[]
}

/** In which language students read a reason, and how it reads there where that differs from what is typed. */
export function ReaderView({ id, typed, prepared, readers }: ReaderViewProps) {
  const words = textWords.reader
  const [only] = readers.length === 1 ? readers : []
  const { text, sentTexts } = reasonAsSent(typed, prepared)
  const own = readers.some((reader) => passagesOf(text, sentTexts, reader).some(({ isOwn }) => isOwn))
  const without = readers.filter((reader) => sentTexts.some(({ texts }) => texts[reader] === undefined))
  return (
    <div className="reason__reader">
      <p className="admin-field__hint" id={id}>
        {only === undefined ? words.languages : words.language(LANGUAGE_NAMES[only])}
      </p>
      {typed.trim() !== '' && only !== staffLanguage() && (
        <>
          {own && <p className="admin-field__hint">{words.own}</p>}
          {without.length > 0 && (
            <p className="admin-field__hint">
              {words.untranslated(formatList(without.map((reader) => LANGUAGE_NAMES[reader])))}
            </p>
          )}
        </>
      )}
      <Readings readers={readers} sentTexts={sentTexts} shown={typed.trim()} text={text} />
    </div>
  )
}
