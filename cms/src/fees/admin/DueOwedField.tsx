import type { UIFieldServerProps } from 'payload'
import { OwedFact } from '../../admin-kit/money/OwedFact.tsx'
import { mayDo } from '../../staff/index.ts'
import { listedDues } from '../dues/owed-for-dues.ts'
import { feeAdminWords } from './words.ts'

const words = feeAdminWords.owed

/** On a fee: how its payment is going, as the list says it, and what its student reads. */
export async function DueOwedField({ data, payload, user }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (typeof id !== 'string' || !mayDo(user, 'read', 'fee-dues')) return null
  const owed = (await listedDues({ payload, ids: [id], now: new Date() })).get(id)
  return owed === undefined ? null : <OwedFact label={words.label} owed={owed} reads={words.reads} />
}
