import type { Section } from '@pravesh/shared/admissions/questions/section'
import { Icon } from '../../forms/Icon.tsx'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../words/words.ts'

interface ScreenListProps {
  screens: readonly Section[]
  /** Key of the current screen. */
  now: string
  /** Keys of the screens without errors. */
  done: readonly string[]
  onOpen: (key: string) => void
}

/** The screens of a step: which is open and which are done. Opens any of them. */
export function ScreenList({ screens, now, done, onOpen }: ScreenListProps) {
  const w = useWords(applicationFormWords).form.parts
  return (
    <nav className="parts" aria-label={w.label}>
      <ol>
        {screens.map(({ key, title }, index) => {
          const isDone = done.includes(key)
          return (
            <li key={key}>
              <button
                type="button"
                aria-current={key === now ? 'step' : undefined}
                data-done={isDone}
                onClick={() => onOpen(key)}
              >
                <span className="part-mark" aria-hidden="true">
                  {isDone ? <Icon name="tick" size={16} /> : index + 1}
                </span>
                <span className="part-title">{title}</span>
                {isDone && <span className="visually-hidden">, {w.done}</span>}
              </button>
            </li>
          )
        })}
      </ol>
      <p>{w.place(screens.findIndex(({ key }) => key === now) + 1, screens.length, done.length)}</p>
    </nav>
  )
}
