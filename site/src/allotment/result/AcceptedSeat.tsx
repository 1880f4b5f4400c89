import type { OwnOffer, OwnProcess, OwnResult } from '@pravesh/shared/allotment/calls/own-process'
import { waitOfPaidSeat } from '@pravesh/shared/allotment/offers/paid-seat'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { Leaving } from '../../payments/start/Leaving.tsx'
import { callMerit } from '../terms/merit-api.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { GiveUpDialog } from './GiveUpDialog.tsx'
import { useAnswer } from './use-answer.ts'
import { resultWords } from './words/words.ts'

interface AcceptedSeatProps {
  process: OwnProcess
  result: OwnResult
  offer: OwnOffer
  reload: () => void
}

/** An accepted seat: what is still to be paid, what happens next, and the way to give it up. */
export function AcceptedSeat({ process, result, offer, reload }: AcceptedSeatProps) {
  const w = useWords(resultWords)
  const locale = useLocale()
  const { applicationId, steps } = process
  const { id, revision, next, ways, duePaise, isPaid, respondBy } = offer
  const [givesUp, setGivesUp] = useState(false)
  const { isBusy, refusal, url, send } = useAnswer(reload)
  const isOwed = duePaise > 0 && !isPaid
  const today = dayInIndia(new Date())
  const mayChange = ways.length > 1 && today <= respondBy
  const wait = waitOfPaidSeat({ next, round: result.round }, steps, today)
  const joining = steps.find(({ kind }) => kind === 'joining')
  const day = (of: string | undefined) => formatLongDay(of ?? '', locale)
  return (
    <>
      {next !== null && (
        <p>
          {w.answer}: <strong>{w.ways[next].name}</strong>. {w.ways[next].text}
        </p>
      )}
      <div>
        <h3>{w.next}</h3>
        <p>
          {isOwed
            ? w.nextPay(day(respondBy))
            : wait === 'join'
              ? w.nextFrozen(day(joining?.first), day(joining?.last))
              : wait === 'join-late'
                ? w.nextLate(day(joining?.last))
                : w.nextBetter(day(wait.first))}
        </p>
      </div>
      {refusal !== '' && !givesUp && (
        <Alert tone="bad" focus>
          <p>{refusal}</p>
        </Alert>
      )}
      <div className="actions">
        {isOwed && (
          <button
            type="button"
            className="button primary"
            aria-disabled={isBusy}
            onClick={() => void send(() => callMerit('pay', applicationId))}
          >
            {isBusy ? w.sending : w.pay(formatRoundPaise(duePaise))}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setGivesUp(true)}>
          {w.withdraw}
        </button>
      </div>
      <Leaving url={url} />
      {mayChange && (
        <details>
          <summary>{w.changeUntil(day(respondBy))}</summary>
          <AnswerForm applicationId={applicationId} offer={offer} reload={reload} />
        </details>
      )}
      {givesUp && (
        <GiveUpDialog
          id={`withdraw-${id}`}
          words={{ title: w.withdrawTitle, text: w.withdrawText, yes: w.withdrawYes }}
          isBusy={isBusy}
          refusal={refusal}
          onYes={() =>
            void send(() => callMerit('withdraw', applicationId, { offer: id, revision })).then(
              (done) => done && setGivesUp(false),
            )
          }
          onClose={() => setGivesUp(false)}
        />
      )}
    </>
  )
}
