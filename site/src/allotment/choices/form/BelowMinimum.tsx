import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import { belowMinimum, mayReach } from '@pravesh/shared/allotment/entries/counting'
import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { choicesFormWords } from './words/words.ts'

/** Why choices of the lists by marks do not count for an applicant below their minimum, or may not. */
export function BelowMinimum({ process: { findings, score } }: { process: OwnProcess }) {
  const w = useWords(choicesFormWords).below
  const locale = useLocale()
  const below = belowMinimum(findings)
  if (below === null) return null
  const isReachable = mayReach(below)
  const say = score.isVerified ? (isReachable ? w.unchecked : w.verified) : w.typed
  return (
    <div className="tip">
      <p>{say(formatScore(below.score, locale), formatScore(below.minimum, locale))}</p>
      {isReachable && <p>{w.claims(formatScore(below.lowest ?? below.minimum, locale))}</p>}
    </div>
  )
}
