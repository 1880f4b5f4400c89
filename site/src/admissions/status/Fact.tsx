import type { ReactNode } from 'react'
import { words } from './words.ts'

/** A term and its value, or a placeholder if the value is empty. */
export function Fact({ term, text }: { term: string; text: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text === '' ? <span className="not-given">{words.notAnswered}</span> : text}</dd>
    </div>
  )
}
