'use client'

import './merit.css'
import { Button } from '@payloadcms/ui'
import { ProblemSummary } from './ProblemSummary.tsx'
import type { Problems } from './use-change.ts'
import { meritWords as words } from './words.ts'

interface SaveBarProps {
  busy: boolean
  problems: Problems
  /** Fields whose message stands beside them. */
  shown?: (field: string) => boolean
  save: () => void
}

/** The button of a form, with what was wrong with the last try. */
export function SaveBar({ busy, problems, shown, save }: SaveBarProps) {
  return (
    <div className="admin-form">
      <ProblemSummary problems={problems} {...(shown && { shown })} />
      <Button buttonStyle="primary" margin={false} onClick={save}>
        {busy ? words.busy : words.save}
      </Button>
    </div>
  )
}
