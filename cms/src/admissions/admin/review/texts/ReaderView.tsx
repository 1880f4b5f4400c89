'use client'

import '../review.css'
import './ReaderView.css'
import { LANGUAGE_NAMES, type Locale } from '@pravesh/shared/platform/locale'
import { passagesOf, reasonAsSent, type SentText } from '@pravesh/shared/platform/sent-text'
import { staffLanguage } from '../../../../foundation/languages/staff-language.ts'
import { textWords } from './words.ts'

interface ReaderViewProps {
  /** Id of the sentence about the language, which describes the field. */
  id: string
  typed: string
  prepared: readonly SentText[]
  /** The language of the student. */
  reader: Locale
}

/** In which language the student reads a reason, and how it reads there where that differs from what is typed. */
export function ReaderView({ id, typed, prepared, reader }: ReaderViewProps) {
  const words = textWords.reader
  const language = LANGUAGE_NAMES[reader]
  const { text, sentTexts } = reasonAsSent(typed, prepared)
  const passages = passagesOf(text, sentTexts, reader)
  const isTyped = passages.map((passage) => passage.text).join('\n') === typed.trim()
  return (
    <div className="review__reader">
      <p className="review__hint" id={id}>
        {words.language(language)}
      </p>
      {typed.trim() !== '' && reader !== staffLanguage() && (
        <>
          {passages.some(({ isOwn }) => isOwn) && <p className="review__hint">{words.own}</p>}
          {sentTexts.some(({ texts }) => texts[reader] === undefined) && (
            <p className="review__hint">{words.untranslated(language)}</p>
          )}
        </>
      )}
      {!isTyped && (
        <>
          <p>{words.shown}</p>
          <blockquote lang={reader}>
            {passages.map((passage) => (
              <p key={passage.text} lang={passage.lang}>
                {passage.text}
              </p>
            ))}
          </blockquote>
        </>
      )}
    </div>
  )
}
