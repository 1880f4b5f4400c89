import { passagesOf, type SentText } from '@pravesh/shared/platform/sent-text'
import { Fragment } from 'react'
import { useLocale } from './locale.ts'

interface StaffWordsProps {
  text: string
  /** The prepared texts in it. */
  sentTexts?: readonly SentText[] | undefined
}

/** The words of staff: prepared texts in the language of the page, others as written and marked with their language. */
export function StaffWords({ text, sentTexts = [] }: StaffWordsProps) {
  const passages = passagesOf(text, sentTexts, useLocale())
  return passages.map((passage, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: passages never change places
    <Fragment key={index}>
      {index > 0 && '\n'}
      <span lang={passage.lang}>{passage.text}</span>
    </Fragment>
  ))
}
