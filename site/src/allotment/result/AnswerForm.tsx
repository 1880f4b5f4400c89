import type { OwnOffer } from '@pravesh/shared/allotment/calls/own-process'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { Leaving } from '../../payments/start/Leaving.tsx'
import { callMerit } from '../terms/merit-api.ts'
import { GiveUpDialog } from './GiveUpDialog.tsx'
import { useAnswer } from './use-answer.ts'
import { resultWords } from './words/words.ts'

interface AnswerFormProps {
  applicationId: string
  offer: OwnOffer
  reload: () => void
}

/** Accepts an offered seat in one of the ways that mean something, or declines it. The way of an accepted one can be changed. */
export function AnswerForm({ applicationId, offer, reload }: AnswerFormProps) {
  const w = useWords(resultWords)
  const locale = useLocale()
  const { id, revision, ways, next, isPaid, respondBy } = offer
  const isChange = offer.status === 'accepted'
  const duePaise = isPaid ? 0 : offer.duePaise
  const [way, setWay] = useState<string>(next ?? (ways.length === 1 ? (ways[0] ?? '') : ''))
  const [isMissing, setMissing] = useState(false)
  const [declines, setDeclines] = useState(false)
  const { isBusy, refusal, url, send } = useAnswer(reload)
  const answer = (given: string) =>
    send(() => callMerit('answer', applicationId, { offer: id, revision, answer: given }))
  const day = formatLongDay(respondBy, locale)

  return (
    <form
      className="task-form"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(way === '')
        if (way === '') document.getElementById(`way-${id}-${ways[0]}`)?.focus()
        else void answer(way)
      }}
    >
      {!isChange && (
        <p>
          <strong>{duePaise > 0 ? w.by(day) : w.byFree(day)}</strong> {w.otherwise}
        </p>
      )}
      {refusal !== '' && !declines && (
        <Alert tone="bad" focus>
          <p>{refusal}</p>
        </Alert>
      )}
      <fieldset className="choices field" aria-describedby={isMissing ? `way-${id}-error` : undefined}>
        <legend>{w.how}</legend>
        {isMissing && (
          <p className="field-error" id={`way-${id}-error`} role="alert">
            {w.chooseWay}
          </p>
        )}
        {ways.map((each) => (
          <label key={each} className="choice">
            <input
              type="radio"
              id={`way-${id}-${each}`}
              name={`way-${id}`}
              value={each}
              checked={way === each}
              onChange={() => {
                setWay(each)
                setMissing(false)
              }}
            />
            <span>
              <strong>{w.ways[each].name}</strong>
              <small>{w.ways[each].text}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="actions">
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          {isBusy
            ? w.sending
            : duePaise > 0
              ? w.acceptAndPay(formatRoundPaise(duePaise))
              : isChange
                ? w.change
                : w.accept}
        </button>
        {!isChange && (
          <button type="button" className="button quiet" onClick={() => setDeclines(true)}>
            {w.decline}
          </button>
        )}
      </div>
      <Leaving url={url} />
      {declines && (
        <GiveUpDialog
          id={`decline-${id}`}
          words={{ title: w.declineTitle, text: w.declineText, yes: w.declineYes }}
          isBusy={isBusy}
          refusal={refusal}
          onYes={() => void answer('decline').then((done) => done && setDeclines(false))}
          onClose={() => setDeclines(false)}
        />
      )}
    </form>
  )
}
