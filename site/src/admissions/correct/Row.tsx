import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../forms/locale.ts'
import { openAround } from './reveal-field.ts'
import { correctionWords } from './words/words.ts'

interface RowProps {
  label: string
  text: string
  hint?: string | undefined
  /** Opens the row when it becomes true. */
  hasIssue: boolean
  /** The field; without one, the row does not open. */
  children: ReactNode
}

/** A label and what was entered, which opens the field below. */
export function Row({ label, text, hint, hasIssue, children }: RowProps) {
  const words = useWords(correctionWords)
  const row = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (hasIssue && row.current) openAround(row.current)
  }, [hasIssue])
  const content = (
    <>
      <span>{label}</span>{' '}
      <span className="row-text">
        {text || words.empty}
        {hint && <small>{hint}</small>}
      </span>
    </>
  )
  if (!children) return <p className="answer-row">{content}</p>
  return (
    <details ref={row} className="answer-row" onToggle={({ currentTarget }) => focusIn(currentTarget)}>
      <summary>
        {content} <span className="row-change">{words.change}</span>
      </summary>
      {children}
    </details>
  )
}

/** Spares a second press in a row that was opened by hand. */
function focusIn(row: HTMLDetailsElement): void {
  const wasPressed = document.activeElement?.parentElement === row
  if (row.open && wasPressed) row.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}
