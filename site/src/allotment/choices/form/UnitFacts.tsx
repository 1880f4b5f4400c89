import type { UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'
import { formatMerit } from '@pravesh/shared/allotment/process/list-title'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { UnitName } from '../../terms/UnitName.tsx'
import { choicesWords } from '../words/words.ts'
import { choicesFormWords } from './words/words.ts'

/** A unit with what helps to choose it: its cost, its seats and its last cut-off. */
export function UnitFacts({ unit }: { unit: UnitToChoose }) {
  const w = useWords(choicesFormWords)
  const locale = useLocale()
  const { amountPaise, seats, ownSeats, lastCutOff, counts } = unit
  const standing = useWords(choicesWords).counts
  return (
    <div className="merit-unit">
      <strong>
        <UnitName unit={unit} />
      </strong>
      {counts !== 'yes' && <em>{standing[counts]}</em>}
      <span>{w.amount(formatRoundPaise(amountPaise))}</span>
      <span>{w.seats(seats, ownSeats)}</span>
      <span>
        {lastCutOff === null
          ? w.noCutOff
          : w.cutOff(lastCutOff.session, formatMerit(lastCutOff.score, unit.subject, locale))}
      </span>
      {lastCutOff !== null && lastCutOff.source !== '' && (
        <span>
          {w.cutOffSource} <span lang={langOf(lastCutOff.source, locale)}>{lastCutOff.source}</span>
        </span>
      )}
    </div>
  )
}
