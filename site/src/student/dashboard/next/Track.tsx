import { Icon } from '../../../forms/Icon.tsx'
import { useWords } from '../../../forms/locale.ts'
import { nextStepWords } from './words/words.ts'

/** The stages of an application that is with staff: two are done, the third is under way. */
const DONE = 2

/** How far an application is that staff check. */
export function Track() {
  const w = useWords(nextStepWords).track
  return (
    <ol className="track" aria-label={w.label}>
      {w.stages.map((stage, index) => (
        <li key={stage} data-done={index < DONE} aria-current={index === DONE ? 'step' : undefined}>
          <span className="track-mark" aria-hidden="true">
            {index < DONE ? <Icon name="tick" size={16} /> : index + 1}
          </span>
          {stage}
          {index < DONE && <span className="visually-hidden">, {w.done}</span>}
        </li>
      ))}
    </ol>
  )
}
