'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import type { Loaded } from './use-loaded.ts'
import { meritWords as words } from './words.ts'

interface LoadingProps<Result> {
  loaded: Loaded<Result>
  children: (result: Result) => ReactNode
}

/** Shows what was read, or why it could not be read, with another try. */
export function Loading<Result>({ loaded: { result, failure, load }, children }: LoadingProps<Result>) {
  if (result !== null) return children(result)
  if (failure === '') return <p role="status">{words.loading}</p>
  return (
    <div className="admin-form">
      <FailureAlert text={failure} />
      <Button buttonStyle="secondary" margin={false} onClick={load}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
