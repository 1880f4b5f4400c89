import type { UIFieldServerProps } from 'payload'
import { staffText } from '../../foundation/languages/staff-text.ts'
import type { FactField } from './as-facts.ts'
import { Facts } from './Facts.tsx'
import { factsIn } from './facts-in.ts'

interface FactsPanelProps extends UIFieldServerProps {
  heading: string
  facts: readonly FactField[]
}

/** What a record says that the portal writes, and staff only read. (as-facts.ts) */
export function FactsPanel({ data, siblingData, facts, heading, path }: FactsPanelProps) {
  if (data?.id === undefined) return null
  const headingId = `${path.replaceAll('.', '-')}-heading`
  return (
    <section aria-labelledby={headingId} className="admin-panel">
      <h2 id={headingId}>{staffText(heading)}</h2>
      <Facts facts={factsIn(facts, siblingData)} />
    </section>
  )
}
