'use client'

import { Button } from '@payloadcms/ui'

interface RemoveButtonProps {
  /** For screen readers: what is removed. */
  label: string
  remove: () => void
}

/** Removes a row of a table. */
export function RemoveButton({ label, remove }: RemoveButtonProps) {
  return (
    <Button aria-label={label} buttonStyle="secondary" margin={false} onClick={remove} size="small">
      ×
    </Button>
  )
}
