import { OWED_LABELS } from '@pravesh/shared/payments/owed/messages'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { ReadOnlyField } from '../fields/ReadOnlyField.tsx'

/** On a record that is paid for: how its payment is going, as the list says it, and what its student or buyer reads. */
export function OwedFact({
  label,
  owed,
  reads,
}: {
  label: string
  owed: OwedView
  reads: (message: string) => string
}) {
  return (
    <ReadOnlyField label={label}>
      {staffText(OWED_LABELS[owed.state])}
      <br />
      <small>{reads(staffText(owed.message))}</small>
    </ReadOnlyField>
  )
}
