import { isOwnAmount } from '@pravesh/shared/fees/fee-kinds'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { FeeDue } from '../../payload-types.ts'
import { owedForMany } from '../../payments/index.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { isEnough, RECORDED_FACTS, recordedPayment } from './standing.ts'

const COUNTED = ['action', 'applicationId', 'status'] as const
const FACTS = [...COUNTED, ...RECORDED_FACTS] as const
type Counted = Pick<FeeDue, (typeof COUNTED)[number]>
type Facts = Pick<FeeDue, 'id' | (typeof FACTS)[number]>

interface OwedOptions {
  payload: Payload
  /** Of any students. */
  dues: readonly Facts[]
  now: Date
}

/** How the payment of each due is going, by its id, in a number of queries that does not depend on the number of dues. */
export async function owedForDues({ payload, dues, now }: OwedOptions): Promise<Map<string, OwedView>> {
  const [settings, others] = await Promise.all([feeSettings(payload), duesBeside(payload, dues)])
  const recorded = new Map(
    dues.map((due) => [due.id, recordedPayment(due, isEnough({ due, dues: others, settings }))] as const),
  )
  return owedForMany({ payload, purpose: 'fee', recorded, now })
}

interface ListedOptions {
  payload: Payload
  /** Of the dues on a page of the list. */
  ids: readonly string[]
  now: Date
}

/** The same for dues that are known by their ids. */
export async function listedDues({ payload, ids, now }: ListedOptions): Promise<Map<string, OwedView>> {
  const where = { id: { in: [...ids] } }
  return owedForDues({ payload, dues: await readRows({ payload, collection: 'fee-dues', where, fields: FACTS }), now })
}

/** All dues of the applications of which an open amount of the student's own is listed. */
async function duesBeside(payload: Payload, dues: readonly Facts[]): Promise<Counted[]> {
  const own = dues.filter(({ action, status }) => isOwnAmount(action) && status === 'open')
  const applicationIds = [...new Set(own.map(({ applicationId }) => applicationId))]
  if (applicationIds.length === 0) return []
  const where = { applicationId: { in: applicationIds } }
  return readRows({ payload, collection: 'fee-dues', where, fields: COUNTED })
}
