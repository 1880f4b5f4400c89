'use client'

import './reason.css'
import { LANGUAGE_NAMES, type Locale } from '@pravesh/shared/platform/locale'
import { passagesOf, reasonIn, type SentText } from '@pravesh/shared/platform/sent-text'
import { textWords } from './words.ts'

interface ReadingsProps {
  /** A reason as the record has it. */
  text: string
  sentTexts: readonly SentText[]
  readers: readonly Locale[]
  /** What is shown beside it already. */
  shown: string
}

/** How a reason reads in each language where that differs from what is shown already. */
export function Readings({ text, sentTexts, readers, shown }: ReadingsProps) {
  const words = textWords.reader
  const others = readers.filter((reader) => reasonIn(text, sentTexts, reader) !== shown)
  return others.map((reader) => (
    <div key={reader}>
      <p>{readers.length === 1 ? words.shown : words.shownIn(LANGUAGE_NAMES[reader])}</p>
      <blockquote className="reason__reading" lang={reader}>
        {passagesOf(text, sentTexts, reader).map((passage) => (
          <p key={passage.text} lang={passage.lang}>
            {passage.text}
          </p>
        ))}
      </blockquote>
    </div>
  ))
}
