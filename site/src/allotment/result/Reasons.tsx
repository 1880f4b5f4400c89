import type { NamedChange, NamedReason, UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'
import { formatMerit } from '@pravesh/shared/allotment/process/list-title'
import { categoryTitle } from '@pravesh/shared/allotment/process/step-title'
import { stepWords } from '@pravesh/shared/allotment/process/words/words'
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
                  {w.instead} {changes.map((change) => changeText(change, listOf(reason), w, locale)).join('; ')}.
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
  const scoreText = (score: number) => formatMerit(score, listOf(reason), locale)
  switch (reason.code) {
    case 'has-category-seat':
      return w.reasons[reason.code](categoryTitle(reason.category, locale))
    case 'below-cut-off':
    case 'seats-kept':
      return w.reasons[reason.code](scoreText(reason.cutOff), scoreText(reason.score))
    case 'after-equal-score':
      return w.reasons[reason.code](scoreText(reason.score))
    default:
      return w.reasons[reason.code]
  }
}

/** By whose scores a reason compares; only those that are no points have to be told apart. */
const listOf = (reason: NamedReason) => ('list' in reason ? (reason.list ?? '') : '')

function changeText(change: NamedChange, list: string, w: Words, locale: Locale): string {
  switch (change.code) {
    case 'higher-score':
      return w.changes[change.code](formatMerit(change.score, list, locale))
    case 'category':
      return w.changes[change.code](categoryTitle(change.category, locale))
    case 'group':
      return w.changes[change.code](stepWords(locale).groups[change.group])
  }
}
