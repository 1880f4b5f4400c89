import type { Simulation, UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formatMoment } from '../../lib/formats.ts'
import { ListName } from '../terms/ListName.tsx'
import { UnitName } from '../terms/UnitName.tsx'
import { choicesWords } from './words/words.ts'

interface SimulatedProps {
  simulation: Simulation
  units: readonly UnitToChoose[]
}

/** Where the applicant would stand now, when that was computed, and that it moves. */
export function Simulated({ simulation, units }: SimulatedProps) {
  const w = useWords(choicesWords)
  const locale = useLocale()
  const { at, ranks, unit: code } = simulation
  const unit = units.find((each) => each.code === code)
  return (
    <div className="merit-simulation">
      <h3>{w.simulation}</h3>
      {ranks.map(({ subject, rank, rankInCategory, people }) => (
        <p key={subject}>
          {ranks.length > 1 && (
            <>
              <ListName list={subject} />:{' '}
            </>
          )}
          {w.rank(rank, people)} {w.categoryRank(rankInCategory)}
        </p>
      ))}
      <p>
        {unit ? (
          <>
            {w.wouldGet}{' '}
            <strong>
              <UnitName unit={unit} />
            </strong>
          </>
        ) : (
          w.wouldGetNothing
        )}
      </p>
      <p className="hint">{w.simulatedAt(formatMoment(at, locale))}</p>
      <p className="hint">{w.moves}</p>
    </div>
  )
}
