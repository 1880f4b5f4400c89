import { COST_NOTES, costName, courseCosts, dueText, type SharedCosts } from '@pravesh/shared/courses/course-costs'
import type { FeePart } from '@pravesh/shared/fees/fees'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { FeeTable } from './FeeTable.tsx'
import { laterStepWords } from './steps/words/words.ts'

interface CostTableProps {
  caption: string
  costs: SharedCosts
  /** Of the course fee at the chosen college. */
  parts: readonly FeePart[]
}

/** Everything that the course costs at a college, and when it is due. */
export function CostTable({ caption, costs: shared, parts }: CostTableProps) {
  const w = useWords(laterStepWords).agreement
  const translate = useTranslate()
  const { costs, totalPaise } = courseCosts(shared, parts)
  const rows = costs.map((cost) => ({
    key: cost.key,
    name: costName(cost, translate),
    due: dueText(cost, translate),
    amount: formatPaise(cost.amountPaise),
  }))
  return (
    <>
      <FeeTable
        caption={caption}
        heads={[w.part, w.amount]}
        rows={rows}
        total={{ name: w.total, amount: formatPaise(totalPaise) }}
      />
      {COST_NOTES.map((note) => (
        <p key={note} className="hint">
          {translate(note)}
        </p>
      ))}
    </>
  )
}
