'use client'

import './PlaceholderMarks.css'
import { useEffect, useRef, useState } from 'react'
import { markEditor } from './mark-editor.ts'
import type { Shown } from './marks-in.ts'

/** Marks the placeholders in the editor above, and says what the page shows for the one at the caret. */
export function PlaceholderMarks({ shown }: { shown: Shown }) {
  const ref = useRef<HTMLParagraphElement>(null)
  const [note, setNote] = useState('')
  useEffect(() => {
    const field = ref.current?.closest('.field-type')
    return field ? markEditor({ field, shown, onCaret: setNote }) : undefined
  }, [shown])
  return (
    <p className="placeholder-note" role="status" ref={ref}>
      {note}
    </p>
  )
}
