import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import { isWatched } from '@pravesh/shared/payments/owed/states'
import type { ReactNode } from 'react'
import { Icon } from '../../forms/Icon.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatMoment, formatTime } from '../../lib/formats.ts'
import { paymentsWords } from '../words/words.ts'
import { usePaymentWatch } from './use-payment-watch.ts'

interface WatchedPaymentProps {
  transactionId: string
  owed: OwedView
  /** Called when the state has changed, to reload the page's data. */
  onChanged: () => void
}

interface OpenPaymentProps {
  owed: OwedView
  /** What is being paid, e.g. `Tuition fee, 1st Semester: ₹25,000.00`. */
  subject: string
  onChanged: () => void
  /** Starts another payment; shown once that is offered. Null where the screen has a button of its own. */
  pay: ReactNode
}

/**
 * A payment that the bank may still decide: asks again by itself. While the bank has one to decide, the panel says so; an
 * open page without a payment is only watched, since the rest of the screen says that it is not paid.
 */
export function OpenPayment({ owed, ...rest }: OpenPaymentProps) {
  const { transactionId, state } = owed
  if (transactionId === null || !isWatched(state)) return null
  const watched = { transactionId, owed, onChanged: rest.onChanged }
  return state === 'undecided' ? <Undecided {...watched} {...rest} /> : <Watch {...watched} />
}

function Watch(props: WatchedPaymentProps) {
  usePaymentWatch(props)
  return null
}

function Undecided({ subject, pay, ...watched }: WatchedPaymentProps & Omit<OpenPaymentProps, 'owed' | 'onChanged'>) {
  const w = useWords(paymentsWords).open
  const locale = useLocale()
  const translate = useTranslate()
  const { transactionId, owed } = watched
  const { isBusy, last, check } = usePaymentWatch(watched)
  const time = last === null ? '' : formatTime(last.at, locale)
  const answer = last !== null && (last.state === 'unreachable' ? w.unreachable(time) : w.checkedAt(time))
  return (
    <div className="alert warning open-payment no-print">
      <Icon name="warning" />
      <div className="alert-text">
        <p>
          <strong>{w.title}</strong>
        </p>
        <p>{subject}</p>
        <p>{translate(owed.message)}</p>
        <div className="actions">
          {owed.action === 'pay' && pay}
          <button type="button" className="button" aria-disabled={isBusy} onClick={check}>
            {isBusy ? w.checking : w.check}
          </button>
        </div>
        {last?.isRequested && <p className="hint">{answer}</p>}
        <details>
          <summary>{w.details}</summary>
          <p className="hint">
            {owed.since !== null && w.since(formatMoment(owed.since, locale))}{' '}
            {owed.askedUntil !== null && w.askedUntil(formatMoment(owed.askedUntil, locale))}
          </p>
          <p className="hint">
            {w.id}: <span className="numbers">{transactionId}</span>
          </p>
          {answer && !last?.isRequested && <p className="hint">{answer}</p>}
        </details>
        {/* Announced only on request, because the page checks every few seconds. */}
        <p role="status" className="visually-hidden">
          {last?.isRequested && answer}
        </p>
      </div>
    </div>
  )
}
