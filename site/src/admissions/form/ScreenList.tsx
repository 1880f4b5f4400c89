import type { Screen } from '@pravesh/shared/admissions/form/screens'
import { useState } from 'react'
import { Icon } from '../../forms/Icon.tsx'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../words/words.ts'

interface ScreenListProps {
  screens: readonly Screen[]
  /** Key of the current screen. */
  now: string
  /** Keys of the screens without errors. */
  done: readonly string[]
  onOpen: (key: string) => void
}

const LIST = 'parts'

/** The screens of a step: which is open and which are done. Opens any of them. On a phone it is folded. */
export function ScreenList({ screens, now, done, onOpen }: ScreenListProps) {
  const w = useWords(applicationFormWords).form.parts
  const [isOpen, setOpen] = useState(false)
  const shown = screens.filter(({ key }) => done.includes(key))
  const place = w.place(screens.findIndex(({ key }) => key === now) + 1, screens.length, shown.length)
  return (
    <nav className="parts" aria-label={w.label} data-open={isOpen}>
      <button
        type="button"
        className="parts-fold"
        aria-expanded={isOpen}
        aria-controls={LIST}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{place}</span>
        <span className="parts-all">
          {w.all} <Icon name="next" size={18} />
        </span>
      </button>
      <ol id={LIST}>
        {screens.map(({ key, title }, index) => {
          const isDone = done.includes(key)
          return (
            <li key={key}>
              <button
                type="button"
                aria-current={key === now ? 'step' : undefined}
                data-done={isDone}
                onClick={() => {
                  setOpen(false)
                  onOpen(key)
                }}
              >
                <span>{w.name(index + 1, title)}</span>
                {isDone && <Icon name="tick" size={16} />}
                {isDone && <span className="visually-hidden">, {w.done}</span>}
              </button>
            </li>
          )
        })}
      </ol>
      <p>{place}</p>
    </nav>
  )
}
