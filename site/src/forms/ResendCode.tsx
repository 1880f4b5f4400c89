import { formatCountdown } from './countdown.ts'
import { useCountdown } from './use-countdown.ts'
import { words } from './words.ts'

interface ResendCodeProps {
  /** The moment from which another code may be asked for, in milliseconds; zero when nothing is known of one before. */
  from: number
  label: string
  busy: boolean
  onResend: () => void
}

/** Asks for another code, once the countdown from 01:00 has come to 00:00. (spec 1, 5) */
export function ResendCode({ from, label, busy, onResend }: ResendCodeProps) {
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
