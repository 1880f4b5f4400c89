'use client'

import './mentions.css'
import { type Colleague, matchingColleagues, typedMention } from '@pravesh/shared/admissions/notes/mentions'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { mentionWords as words } from './words.ts'

interface MentionFieldProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  /** Who can be mentioned; null until they are loaded. */
  colleagues: readonly Colleague[] | null
  /** Loads them, once an `@` is typed. */
  load: () => void
  onChoose: (colleague: Colleague) => void
  /** Ids of what describes the field. */
  describedBy: string
  isInvalid: boolean
}

const MAX_OFFERED = 8

/**
 * A text field that offers colleagues while a name is typed after `@`. The focus stays in the text; the arrow keys move through the
 * list, Enter or Tab takes a name, Escape closes the list.
 */
export function MentionField(props: MentionFieldProps) {
  const { id, label, value, onChange, colleagues, load, onChoose, describedBy, isInvalid } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [cursor, setCursor] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const mention = cursor === null ? null : typedMention(value, cursor)
  const offered = mention === null ? [] : matchingColleagues(colleagues ?? [], mention.typed).slice(0, MAX_OFFERED)
  const isListOpen = offered.length > 0
  const current = offered[Math.min(active, offered.length - 1)]

  /** Offers what fits the text before the cursor. */
  function follow(text: string, at: number) {
    setCursor(at)
    setActive(0)
    if (typedMention(text, at) !== null) load()
  }

  function take(colleague: Colleague) {
    if (mention === null || cursor === null) return
    const before = `${value.slice(0, mention.from)}@${colleague.name} `
    onChange(before + value.slice(cursor).trimStart())
    onChoose(colleague)
    setCursor(null)
    // Once React has written the text.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(before.length, before.length)
    })
  }

  function press(event: KeyboardEvent) {
    if (!isListOpen || current === undefined) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((Math.min(active, offered.length - 1) + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(current)
    else if (event.key === 'Escape') setCursor(null)
    else return
    event.preventDefault()
  }

  return (
    <div className="mention">
      <label htmlFor={id}>{label}</label>
      <textarea
        aria-activedescendant={isListOpen && current ? `${listId}-${current.id}` : undefined}
        aria-autocomplete="list"
        aria-controls={isListOpen ? listId : undefined}
        aria-describedby={describedBy}
        aria-haspopup="listbox"
        aria-invalid={isInvalid}
        id={id}
        maxLength={2000}
        onBlur={() => setCursor(null)}
        onChange={({ target }) => {
          onChange(target.value)
          follow(target.value, target.selectionStart)
        }}
        onClick={() => setCursor(null)}
        onKeyDown={press}
        ref={field}
        rows={3}
        value={value}
      />
      {isListOpen && (
        <div aria-label={words.colleagues} className="mention__list" id={listId} role="listbox">
          {offered.map((colleague) => (
            <div
              aria-selected={colleague === current}
              className="mention__option"
              id={`${listId}-${colleague.id}`}
              key={colleague.id}
              // Before the field loses the focus.
              onMouseDown={(event) => {
                event.preventDefault()
                take(colleague)
              }}
              role="option"
              tabIndex={-1}
            >
              {colleague.name}
            </div>
          ))}
        </div>
      )}
      <div aria-live="polite" className="mention__status">
        {mention !== null && colleagues !== null && words.offered(offered.length)}
      </div>
    </div>
  )
}
