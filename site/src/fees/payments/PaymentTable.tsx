import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { useWords } from '../../forms/locale.ts'
import { planWords } from '../plan/words/words.ts'
import { DueLine } from './DueLine.tsx'
import type { PaymentLine } from './payment-rows.ts'
import { ReceivedLine } from './ReceivedLine.tsx'

interface PaymentTableProps {
  lines: readonly PaymentLine[]
  plans: readonly FeePlan[]
  reload: () => void
}

/** Nothing can be done on paper. */
const HEAD_CLASSES: Record<string, string> = { feesAmount: 'amount', operation: 'no-print' }

/** Payments as a table, as cards on phones. (spec 1, 2) */
export function PaymentTable({ lines, plans, reload }: PaymentTableProps) {
  const { columns, caption } = useWords(planWords).list
  return (
    <table className="fees card-table wide-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} scope="col" className={HEAD_CLASSES[key]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {lines.map((line) =>
        line.kind === 'received' ? (
          <ReceivedLine key={line.id} {...line} />
        ) : (
          <DueLine
            key={line.id}
            {...line}
            plan={plans.find(({ dues }) => dues.some(({ id }) => id === line.id))}
            reload={reload}
          />
        ),
      )}
    </table>
  )
}
