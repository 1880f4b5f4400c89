import './bulk.css'
import type { Transition } from '@pravesh/shared/admissions/bulk/run-view'
import { STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { adminWords } from './words.ts'

interface TransitionsProps {
  transitions: readonly Transition[]
  /** Whether they have happened. */
  isDone: boolean
}

/** How many applications go from which state to which; nothing if there are none. */
export function Transitions({ transitions, isDone }: TransitionsProps) {
  if (transitions.length === 0) return null
  const words = adminWords.run
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">{isDone ? words.stateBefore : words.state}</th>
          <th scope="col">{words.after}</th>
          <th scope="col">{words.count}</th>
        </tr>
      </thead>
      <tbody>
        {transitions.map(({ from, to, count }) => (
          <tr key={from}>
            <td>{staffText(STATUS_LABELS[from].staff)}</td>
            <td>{staffText(STATUS_LABELS[to].staff)}</td>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
