'use client'

import { Button } from '@payloadcms/ui'
import type { ApplyRequest } from '@pravesh/shared/shop/import/staff-calls'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { adminWords } from './words.ts'

interface ImportButtonsProps {
  /** Rows that can be imported. */
  rows: number
  /** Number of errors in the file. */
  errors: number
  start: (body: ApplyRequest) => Promise<void>
}

/** Imports the rows of a preview after a confirmation. */
export function ImportButtons({ rows, errors, start }: ImportButtonsProps) {
  const [asks, setAsks] = useState(false)
  return (
    <div>
      <Button buttonStyle={errors > 0 ? 'secondary' : 'primary'} margin={false} onClick={() => setAsks(true)}>
        {errors > 0 ? adminWords.importValid(rows) : adminWords.importAll(rows)}
      </Button>
      {asks && (
        <ConfirmDialog
          cancel={() => setAsks(false)}
          cancelLabel={adminWords.cancel}
          confirm={() => {
            setAsks(false)
            void start({ rows: errors > 0 ? 'valid' : 'all' })
          }}
          confirmLabel={adminWords.confirm}
          title={adminWords.confirmTitle(rows)}
        >
          <p>{adminWords.confirmText}</p>
          {errors > 0 && <p>{adminWords.confirmSkipped(errors)}</p>}
        </ConfirmDialog>
      )}
    </div>
  )
}
