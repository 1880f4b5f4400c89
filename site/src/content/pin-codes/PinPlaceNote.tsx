import { placeName } from '@pravesh/shared/platform/places/place-name'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { filledByUs, filledFields, fitsState, NOTHING_FILLED } from './fill-place.ts'
import type { PinNoteProps } from './note-props.ts'
import { usePlace } from './use-place.ts'
import { pinCodeWords } from './words/words.ts'

/** PIN codes with states that do not fit, and that are right all the same, until the page is left. */
const kept = new Set<string>()

/** Fills in what a PIN code says, and says so. Asks once whether a code of another state is right. */
export function PinPlaceNote({ pin, state, read, write, onlySoleOffice = false, toPin }: PinNoteProps) {
  const w = useWords(pinCodeWords)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const place = usePlace(pin)
  const ours = useRef(NOTHING_FILLED)
  const [filled, setFilled] = useState<readonly string[]>([])
  const [answered, setAnswered] = useState('')
  const fields = useRef({ read, write })
  fields.current = { read, write }

  useEffect(() => {
    setFilled([])
    if (place === null) return
    const now = fields.current.read()
    const next = filledFields({ place, now, ours: ours.current, onlySoleOffice })
    ours.current = filledByUs(now, next, ours.current)
    const keys = (['state', 'district', 'postOffice'] as const).filter((key) => next[key] !== now[key])
    if (keys.length > 0) fields.current.write(Object.fromEntries(keys.map((key) => [key, next[key]])))
    setFilled(keys.map((key) => next[key]).filter((text) => text !== ''))
  }, [place, onlySoleOffice])

  const pair = `${pin} ${state}`
  const isDoubtful = place !== null && !fitsState(place, state)
  const isOpen = isDoubtful && !kept.has(pair)
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!isOpen || !form) return
    // The question is answered first: before the form has seen that it is sent.
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      box.current?.querySelector('button')?.focus()
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [isOpen])

  function keep(): void {
    kept.add(pair)
    setAnswered(pair)
    box.current?.focus()
  }

  const states = w.both(place?.states.map(placeName) ?? [])
  return (
    <div className="pin-note" ref={box} tabIndex={-1}>
      <p role="status" className="hint" id={id}>
        {isOpen && w.doubt(pin, states, placeName(state))}
        {isDoubtful && !isOpen && answered === pair && w.kept}
        {!isDoubtful && filled.length > 0 && w.filled(filled.map(placeName).join(', '))}
      </p>
      {isOpen && (
        <div className="actions">
          <button type="button" className="button quiet" aria-describedby={id} onClick={keep}>
            {w.keep}
          </button>
          <button type="button" className="button quiet" onClick={toPin}>
            {w.change}
          </button>
        </div>
      )}
    </div>
  )
}
