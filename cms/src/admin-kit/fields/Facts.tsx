import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
}

/** What a record says, for records that staff read and do not edit. Facts without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="admin-facts">
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
