import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formatMoment } from '../../lib/formats.ts'
import { UnitName } from '../terms/UnitName.tsx'
import { Simulated } from './Simulated.tsx'
import { choicesWords } from './words/words.ts'

const ChoicesForm = lazyPart(() => import('./form/ChoicesForm.tsx'))

interface ChoicesProps {
  process: OwnProcess
  reload: () => void
}

/** The ranked choices of an application, while they are open and once they are locked. */
export function Choices({ process, reload }: ChoicesProps) {
  const w = useWords(choicesWords)
  const locale = useLocale()
  const { applicationId } = process
  const { chosen, savedAt, isOpen, lockedAt, units, simulation } = process.choices
  return (
    <section className="setting merit-part" id="choices" aria-labelledby={`choices-${applicationId}`}>
      <h2 id={`choices-${applicationId}`}>{w.title}</h2>
      {savedAt !== null && <p className="hint">{w.savedAt(formatMoment(savedAt, locale))}</p>}
      {isOpen ? (
        <ChoicesForm process={process} reload={reload} />
      ) : (
        <>
          <p>{lockedAt === null ? w.closed : w.lockedAt(formatMoment(lockedAt, locale))}</p>
          <ol className="merit-locked">
            {chosen.map((code) => {
              const unit = units.find((each) => each.code === code)
              return (
                <li key={code}>
                  {unit ? <UnitName unit={unit} /> : <span lang="en">{code}</span>}
                  {unit && unit.counts !== 'yes' && <em> {w.counts[unit.counts]}</em>}
                </li>
              )
            })}
          </ol>
        </>
      )}
      {simulation && <Simulated simulation={simulation} units={units} />}
    </section>
  )
}
