import { Icon } from '../../forms/Icon.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatTime } from '../../lib/formats.ts'
import { notify } from '../../ui/notify.ts'
import { paymentsWords } from '../words/words.ts'
import { usePaymentWatch } from './use-payment-watch.ts'

interface OpenPaymentProps {
  transactionId: string
  /** What is being paid, e.g. `Tuition fee, 1st Semester: ₹25,000.00`. */
  subject: string
  /** Called when the bank has decided, to reload the page's data. */
  onDecided: () => void
}

/** A payment that the bank has not confirmed: asks again by itself and at the press of a button. */
export function OpenPayment({ transactionId, subject, onDecided }: OpenPaymentProps) {
  const w = useWords(paymentsWords).open
  const locale = useLocale()
  const translate = useTranslate()
  const { isBusy, last, check } = usePaymentWatch(transactionId, (msg) => {
    notify(translate(msg))
    onDecided()
  })
  const time = last === null ? '' : formatTime(last.at, locale)
  const answer = last !== null && (last.state === 'open' ? w.checkedAt(time) : w.unreachable(time))
  return (
    <div className="alert warning open-payment no-print">
      <Icon name="warning" />
      <div className="alert-text">
        <p>
          <strong>{w.title}</strong>
        </p>
        <p>{subject}</p>
        <p>{w.text}</p>
        <p className="hint">
          {w.id}: <span className="numbers">{transactionId}</span>
        </p>
        <button type="button" className="button" aria-disabled={isBusy} onClick={check}>
          {isBusy ? w.checking : w.check}
        </button>
        {answer && <p className="hint">{answer}</p>}
        {/* Announced only on request, because the page checks every few seconds. */}
        <p role="status" className="visually-hidden">
          {last?.isRequested && answer}
        </p>
      </div>
    </div>
  )
}
