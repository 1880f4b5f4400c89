'use client'

import './merit.css'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import type { Problems } from './use-change.ts'
import { meritWords as words } from './words.ts'

interface ProblemSummaryProps {
  problems: Problems
  /** Fields whose message stands beside them. */
  shown?: (field: string) => boolean
}

/** What was wrong with the last try, as far as it does not stand beside a field. */
export function ProblemSummary({ problems: { fields, text }, shown = () => false }: ProblemSummaryProps) {
  if (Object.keys(fields).length === 0) return <FailureAlert text={text} />
  const others = Object.entries(fields).filter(([field]) => !shown(field))
  return (
    <div role="alert">
      <p className="admin-error">{words.problems}</p>
      <ul className="merit__problems">
        {others.map(([field, message]) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
