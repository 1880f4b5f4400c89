import type { ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { statusWords } from './words/words.ts'

/** A term and its value, or a placeholder if the value is empty. */
export function Fact({ term, text }: { term: string; text: ReactNode }) {
  const words = useWords(statusWords)
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text === '' ? <span className="not-given">{words.notAnswered}</span> : text}</dd>
    </div>
  )
}
