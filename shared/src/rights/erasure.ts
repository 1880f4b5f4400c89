import { addDays } from '../platform/days.ts'
import { dayInIndia } from '../platform/formats.ts'
import { KEPT_BY_LAW } from '../retention/rules.ts'

/** Why a record stays when a person asks for erasure. */
export const KEEP_REASONS = ['money', 'admission', 'account', 'proof', 'log', 'hold'] as const
export type KeepReason = (typeof KEEP_REASONS)[number]

/**
 * What the portal can have of a person, in the order of the answer, and why it stays:
 * - `null`: it is erased.
 * - `money`: records of money stay by law.
 * - `admission`: the college must prove whom it admitted.
 * - `account`: stays with the account of an admitted student, who still pays fees and needs certificates.
 * - `proof`, `log`: stays, but without the person once the account is erased.
 */
const RECORD_KINDS = {
  account: 'account',
  drafts: null,
  applications: null,
  admissions: 'admission',
  uploads: null,
  meritEntries: null,
  meritAdmissions: 'admission',
  objections: null,
  messages: null,
  helpRequests: null,
  basket: null,
  bookRequests: null,
  progress: null,
  nominee: null,
  unpaidOrders: null,
  unpaidPurchases: null,
  dues: 'account',
  paidOrders: 'money',
  paidPurchases: 'money',
  paidSeats: 'money',
  paidFees: 'money',
  payments: 'money',
  receipts: 'money',
  printed: 'account',
  consents: 'proof',
  guardianConsents: 'proof',
  rightsRequests: 'proof',
  accesses: 'log',
} as const satisfies Record<string, Exclude<KeepReason, 'hold'> | null>
export type RecordKind = keyof typeof RECORD_KINDS
export const RECORD_KIND_NAMES = Object.keys(RECORD_KINDS) as RecordKind[]

/** What a feature has of a person. */
export interface FoundRecords {
  kind: RecordKind
  count: number
  /** When the latest of them was written (ISO 8601), from which a period counts. */
  latestAt?: string | null
}

export interface ErasureLine {
  kind: RecordKind
  count: number
  /** `anonymous`: the record stays and no longer names the person. */
  fate: 'erased' | 'anonymous' | 'kept'
  reason: KeepReason | null
  /** The last day, `YYYY-MM-DD`; null while no day is fixed. */
  until: string | null
}

/**
 * - `whole`: the account is deleted.
 * - `closed`: records of money stay. The account loses the person's data, and no one can log in with it.
 * - `part`: the account of an admitted student stays, with what belongs to the admission.
 * - `none`: a legal hold keeps everything.
 */
type ErasureExtent = 'whole' | 'closed' | 'part' | 'none'

export interface ErasurePlan {
  extent: ErasureExtent
  lines: ErasureLine[]
}

interface PlanOptions {
  found: readonly FoundRecords[]
  /** Whether a legal hold keeps everything. */
  isHeld: boolean
  /** Whether a law keeps records that name the account. */
  isBound: boolean
  /** The days for which openings of data stay recorded. */
  logDays: number
}

/** What an erasure does with everything that was found. */
export function erasurePlan({ found, isHeld, isBound, logDays }: PlanOptions): ErasurePlan {
  const present = RECORD_KIND_NAMES.flatMap((kind) => found.filter((each) => each.kind === kind && each.count > 0))
  const extent = isHeld ? 'none' : extentOf(present, isBound)
  return { extent, lines: present.map((records) => lineOf(records, { extent, logDays })) }
}

function extentOf(present: readonly FoundRecords[], isBound: boolean): ErasureExtent {
  if (present.some(({ kind }) => kind === 'admissions')) return 'part'
  return isBound ? 'closed' : 'whole'
}

interface LineOptions {
  extent: ErasureExtent
  logDays: number
}

function lineOf({ kind, count, latestAt = null }: FoundRecords, { extent, logDays }: LineOptions): ErasureLine {
  const reason = RECORD_KINDS[kind]
  const line = { kind, count, until: null }
  if (extent === 'none') return { ...line, fate: 'kept', reason: 'hold' }
  if (reason === null) return { ...line, fate: 'erased', reason: null }
  if (reason === 'money') return { ...line, fate: 'kept', reason, until: lastDayOfMoney(latestAt) }
  if (reason === 'admission') return { ...line, fate: 'kept', reason }
  if (extent === 'part') {
    const until = reason === 'log' && latestAt ? addDays(dayInIndia(new Date(latestAt)), logDays) : null
    return { ...line, fate: 'kept', reason, until }
  }
  if (reason === 'account') return { ...line, fate: kind === 'printed' ? 'anonymous' : 'erased', reason: null }
  return { ...line, fate: 'anonymous', reason }
}

const APRIL = 4

/** Books are kept for whole financial years, which end in March, after the one of the record. */
export function lastDayOfMoney(latestAt: string | null): string | null {
  if (latestAt === null) return null
  const [year = 0, month = 0] = dayInIndia(new Date(latestAt)).split('-').map(Number)
  const endOfYear = month >= APRIL ? year + 1 : year
  return `${endOfYear + KEPT_BY_LAW.years}-03-31`
}
