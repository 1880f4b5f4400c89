import type { ReactNode } from 'react'
import { words } from './words.ts'

/** A term and what it is; says so where nothing was given. */
export function Fact({ term, text }: { term: string; text: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text === '' ? <span className="not-given">{words.notAnswered}</span> : text}</dd>
    </div>
  )
}
