import type { NamedChange, NamedReason, UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'
import { categoryTitle } from '@pravesh/shared/allotment/process/step-title'
import { stepWords } from '@pravesh/shared/allotment/process/words/words'
import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import type { Locale } from '@pravesh/shared/platform/locale'
import { useLocale, useWords } from '../../forms/locale.ts'
import { UnitOf } from './UnitOf.tsx'
import { resultWords } from './words/words.ts'

interface ReasonsProps {
  reasons: readonly NamedReason[]
  units: readonly UnitToChoose[]
}

/** Why the result is what it is: for each choice down to the seat, and what would have changed it. */
export function Reasons({ reasons, units }: ReasonsProps) {
  const w = useWords(resultWords)
  const locale = useLocale()
  if (reasons.length === 0) return null
  return (
    <div>
      <h3>{w.why}</h3>
      <ol className="merit-reasons">
        {reasons.map((reason) => {
          const changes = 'changes' in reason ? reason.changes : []
          return (
            <li key={reason.unit}>
              <strong>
                <UnitOf code={reason.unit} units={units} />:
              </strong>{' '}
              {reasonText(reason, w, locale)}
              {changes.length > 0 && (
                <>
                  <br />
                  {w.instead} {changes.map((change) => changeText(change, w, locale)).join('; ')}.
                </>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

type Words = ReturnType<typeof resultWords>

function reasonText(reason: NamedReason, w: Words, locale: Locale): string {
  switch (reason.code) {
    case 'has-category-seat':
      return w.reasons[reason.code](categoryTitle(reason.category, locale))
    case 'below-cut-off':
      return w.reasons[reason.code](formatScore(reason.cutOff, locale), formatScore(reason.score, locale))
    case 'after-equal-score':
      return w.reasons[reason.code](formatScore(reason.score, locale))
    default:
      return w.reasons[reason.code]
  }
}

function changeText(change: NamedChange, w: Words, locale: Locale): string {
  switch (change.code) {
    case 'higher-score':
      return w.changes[change.code](formatScore(change.score, locale))
    case 'category':
      return w.changes[change.code](categoryTitle(change.category, locale))
    case 'group':
      return w.changes[change.code](stepWords(locale).groups[change.group])
  }
}
