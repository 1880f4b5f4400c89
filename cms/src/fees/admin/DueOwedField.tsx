import type { DueMoney } from '@pravesh/shared/fees/dues/due-money'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { UIFieldServerProps } from 'payload'
import { ReadOnlyField } from '../../admin-kit/fields/ReadOnlyField.tsx'
import { OwedFact } from '../../admin-kit/money/OwedFact.tsx'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { isInScope, mayDo } from '../../staff/index.ts'
import { findDue } from '../dues/find-dues.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'
import { listedDues } from '../dues/owed-for-dues.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { feeAdminWords } from './words.ts'

const words = partOf(() => feeAdminWords.owed)

/** On a fee: how its payment is going, as the list says it, and what its student reads. */
export async function DueOwedField({ data, payload, user }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (typeof id !== 'string' || !mayDo(user, 'read', 'fee-dues')) return null
  // The id is what the form sends.
  if (!(await isInScope({ payload, user, collection: 'fee-dues', id }))) return null
  const owed = (await listedDues({ payload, ids: [id], now: new Date() })).get(id)
  const due = await findDue(payload, id)
  if (owed === undefined || due === null) return null
  const today = dayInIndia(new Date())
  const money = moneyOfDue({ due, settings: await feeSettings(payload), day: today })
  return (
    <>
      <OwedFact label={words.label} owed={owed} reads={words.reads} />
      <ReadOnlyField label={feeAdminWords.money.label}>{moneyText(money)}</ReadOnlyField>
    </>
  )
}

/** What a fee comes to, with the late fee that grows until it is paid. */
function moneyText({ netPaise, lateFeePaise, paidPaise, heldPaise, leftPaise }: DueMoney): string {
  const { net, lateFee, paid, held, left } = feeAdminWords.money
  return [
    [net(formatPaise(netPaise)), lateFeePaise > 0 ? lateFee(formatPaise(lateFeePaise)) : ''].filter(Boolean).join(', '),
    paidPaise > 0 ? paid(formatPaise(paidPaise)) : '',
    heldPaise > 0 ? held(formatPaise(heldPaise)) : '',
    left(formatPaise(leftPaise)),
  ]
    .filter(Boolean)
    .join('. ')
}
