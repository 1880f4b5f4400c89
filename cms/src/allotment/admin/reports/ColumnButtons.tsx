'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import { RemoveButton } from '../RemoveButton.tsx'
import { returnWords as words } from '../return-words.ts'

interface ColumnButtonsProps {
  /** Of the column. */
  label: string
  move: (by: 1 | -1) => void
  remove: () => void
}

/** Moves or removes a column. All buttons stay at both ends of the list, so that the focus is never lost. */
export function ColumnButtons({ label, move, remove }: ColumnButtonsProps) {
  return (
    <div className="merit__row">
      <Button aria-label={words.up(label)} buttonStyle="secondary" margin={false} onClick={() => move(-1)} size="small">
        ↑
      </Button>
      <Button
        aria-label={words.down(label)}
        buttonStyle="secondary"
        margin={false}
        onClick={() => move(1)}
        size="small"
      >
        ↓
      </Button>
      <RemoveButton label={words.remove(label)} remove={remove} />
    </div>
  )
}
