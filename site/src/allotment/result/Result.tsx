import type { OwnProcess, OwnResult } from '@pravesh/shared/allotment/calls/own-process'
import { roundAfter } from '@pravesh/shared/allotment/offers/round-after'
import { lateChoiceDays } from '@pravesh/shared/allotment/process/open-now'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
import type { Locale } from '@pravesh/shared/platform/locale'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { formatMoment } from '../../lib/formats.ts'
import { AcceptedSeat } from './AcceptedSeat.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Offer } from './Offer.tsx'
import { Reasons } from './Reasons.tsx'
import { resultWords } from './words/words.ts'

interface ResultProps {
  process: OwnProcess
  result: OwnResult
  reload: () => void
}

/** The result of the newest round: the seat with the answer to it, and why it is so. */
export default function Result({ process, result, reload }: ResultProps) {
  const w = useWords(resultWords)
  const locale = useLocale()
  const paths = usePaths()
  const { applicationId, rowKey, standing } = process
  const { round, publishedAt, file, offer, reasons } = result
  return (
    <>
      <h2 id={`result-${applicationId}`}>{w.title(round)}</h2>
      <p className="hint">{w.publishedAt(formatMoment(publishedAt, locale))}</p>
      {offer === null ? (
        <p>
          <strong>{w.noSeat}</strong> {standing === 'in' && nextText(process, result, w, locale)}
        </p>
      ) : (
        <>
          <Offer offer={offer} />
          {offer.status === 'offered' && <AnswerForm applicationId={applicationId} offer={offer} reload={reload} />}
          {offer.status === 'accepted' && (
            <AcceptedSeat process={process} offer={offer} result={result} reload={reload} />
          )}
          {offer.status === 'joined' && (
            <p>
              <a href={paths.feePlan}>{w.nextJoined}</a>
            </p>
          )}
        </>
      )}
      <Reasons reasons={reasons} units={process.choices.units} />
      <p className="hint">
        <a href={callAddress({ method: 'get', path: file })} download>
          {w.file}
        </a>
        {' · '}
        <a href={paths.checkAllotment}>{w.check}</a>
        <br />
        {w.checkHint}{' '}
        <code lang="zxx" className="merit-key">
          {rowKey}
        </code>
      </p>
    </>
  )
}

/** What happens next without a seat, and when. */
function nextText(
  { steps }: OwnProcess,
  { round }: OwnResult,
  w: ReturnType<typeof resultWords>,
  locale: Locale,
): string {
  const today = dayInIndia(new Date())
  const next = roundAfter(steps, round, today)
  if (next === undefined) return w.noSeatLast
  const late = next.isLast ? lateChoiceDays(steps) : null
  const day = (of: string) => formatLongDay(of, locale)
  const isOver = late === null || late.last < today
  return `${w.noSeatNext(day(next.first))} ${isOver ? w.nothingToDo : w.lateChoices(day(late.first), day(late.last))}`
}
