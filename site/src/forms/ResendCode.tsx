import { formatCountdown } from './countdown.ts'
import { useWords } from './locale.ts'
import { useCountdown } from './use-countdown.ts'
import { formsWords } from './words/words.ts'

interface ResendCodeProps {
  /** Earliest time for another code, as a timestamp in milliseconds; 0 hides the countdown. */
  from: number
  label: string
  busy: boolean
  onResend: () => void
}

/** A button to request another code, enabled when the countdown from 01:00 reaches 00:00. (spec 1, 5) */
export function ResendCode({ from, label, busy, onResend }: ResendCodeProps) {
  const words = useWords(formsWords)
  const left = useCountdown(from)
  return (
    <div className="resend">
      {from > 0 && (
        <p>
          {words.code.resendIn}{' '}
          <span className="numbers" role="timer">
            {formatCountdown(left)}
          </span>
        </p>
      )}
      <button type="button" className="button quiet" disabled={left > 0 || busy} onClick={onResend}>
        {label}
      </button>
      <p className="visually-hidden" role="status">
        {from > 0 && left === 0 && words.code.canResend}
      </p>
    </div>
  )
}
