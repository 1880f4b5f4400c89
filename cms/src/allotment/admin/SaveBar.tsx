'use client'

import './merit.css'
import { Button } from '@payloadcms/ui'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
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
export function SaveBar({ busy, problems, shown = () => false, save }: SaveBarProps) {
  const others = Object.entries(problems.fields).filter(([field]) => !shown(field))
  return (
    <div className="admin-form">
      {Object.keys(problems.fields).length === 0 && <FailureAlert text={problems.text} />}
      {Object.keys(problems.fields).length > 0 && (
        <div role="alert">
          <p className="admin-error">{words.problems}</p>
          <ul className="merit__problems">
            {others.map(([field, message]) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <Button buttonStyle="primary" margin={false} onClick={save}>
        {busy ? words.busy : words.save}
      </Button>
    </div>
  )
}
