import './money.css'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { moneyWords as words } from './words.ts'

interface MeantAmountProps {
  id: string
  problem: string
  /** In whole paise; null when there is no suggestion. */
  meant: number | null
  onAccept: (paise: number) => void
}

/** Shown below an amount that cannot be parsed: the problem, and a button that accepts the suggested amount. */
export function AmountSuggestion({ id, problem, meant, onAccept }: MeantAmountProps) {
  return (
    <div className="rupees__question" role="alert">
      <p id={id}>{problem}</p>
      {meant !== null && (
        <button onClick={() => onAccept(meant)} type="button">
          {words.use(formatRoundPaise(meant))}
        </button>
      )}
    </div>
  )
}
