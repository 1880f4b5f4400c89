import { OWED_LABELS } from '@pravesh/shared/payments/owed/messages'
import type { UIFieldServerProps } from 'payload'
import { ReadOnlyField } from '../../admin-kit/fields/ReadOnlyField.tsx'
import { mayDo } from '../../staff/index.ts'
import { listedDues } from '../dues/owed-for-dues.ts'
import { feeAdminWords } from './words.ts'

const words = feeAdminWords.owed

/** On a fee: how its payment is going, as the list says it, and what its student reads. */
export async function DueOwedField({ data, payload, user }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (typeof id !== 'string' || !mayDo(user, 'read', 'fee-dues')) return null
  const owed = (await listedDues({ payload, ids: [id], now: new Date() })).get(id)
  if (owed === undefined) return null
  return (
    <ReadOnlyField label={words.label}>
      {OWED_LABELS[owed.state]}
      <br />
      <small>{words.reads(owed.message)}</small>
    </ReadOnlyField>
  )
}
