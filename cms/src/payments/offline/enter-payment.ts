import { randomBytes } from 'node:crypto'
import { CHANNEL_RULES, OFFLINE_CHANNELS, type OfflineChannel } from '@pravesh/shared/payments/channels'
import { IDENTIFIER_BYTES, transactionIdOf } from '@pravesh/shared/payments/identifiers'
import type { OfflineEntry } from '@pravesh/shared/payments/offline/staff-calls'
import { OFFLINE_STATUSES, wasTaken } from '@pravesh/shared/payments/offline/status'
import { bareReference, isSameTransfer, type Transfer } from '@pravesh/shared/payments/statement/propose-matches'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { singleLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { loadSearchFields } from '../../database/search/search-source.ts'
import { staffKey } from '../../foundation/person-key.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { BankLine, OfflinePayment } from '../../payload-types.ts'
import { placeColumns, type Scope } from '../../staff/index.ts'
import type { StoredAllocation } from '../allocations.ts'
import { bookedDay, keepOutOfSigned } from '../closing/booked-day.ts'
import type { StaffMember } from '../staff-member.ts'
import { checkAllocations } from './check-allocations.ts'
import { asLine, enteredTransfers } from './entered-transfers.ts'
import { type SentProof, storeProof } from './store-proof.ts'

interface EnterOptions {
  payload: Payload
  staff: StaffMember
  /** The limit of the member of staff. */
  scope?: Scope | null
  entry: OfflineEntry
  proof: SentProof
  /** The bank line that it is entered from. */
  line?: Pick<BankLine, 'id' | 'importedById' | 'narration' | 'reference'>
  now: Date
}

/**
 * Stores a payment received outside the provider, for one or several fees, which counts once another member of staff has
 * confirmed it. Throws a Problem: 400, 409 when it cannot be paid, its amount has changed, or its reference was already
 * entered.
 */
export async function enterOfflinePayment(options: EnterOptions): Promise<OfflinePayment> {
  const { payload, staff, scope = null, entry, line, now } = options
  const { allocations: sent, channel, receivedOn, bank, instrumentOn = null } = entry
  if (receivedOn > dayInIndia(now)) {
    throw invalid([{ field: 'receivedOn', code: 'range', message: 'Enter a day that is not in the future.' }])
  }
  const { payables, place } = await checkAllocations({ payload, allocations: sent, scope, day: receivedOn })
  const reference = singleLine(entry.reference)
  const newId = () => transactionIdOf({ now, random: randomBytes(IDENTIFIER_BYTES) })
  const allocations = sent.map((part, index): StoredAllocation => {
    return { ...part, description: payables[index]?.description ?? '', transactionId: newId() }
  })
  const [first] = allocations
  if (first === undefined) throw new Error('An entry has no allocation.')
  const { purpose, subjectId, transactionId } = first
  const studentId = payables[0]?.studentId ?? ''
  const transfer = { reference, line: line ? asLine(line) : null }
  await refuseEntered({ payload, studentId, channel, transfer })
  const proof = await storeProof({ payload, person: staffKey(staff.id), proof: options.proof })
  const data = {
    ...placeColumns(place),
    studentId,
    purpose,
    subjectId,
    transactionId,
    allocations,
    description: descriptionOf(allocations),
    amountPaise: Number(entry.amountPaise),
    channel,
    reference,
    bank: singleLine(bank) || null,
    instrumentOn,
    receivedOn,
    bookedOn: await bookedDay({ payload, counterId: staff.id, receivedOn, now }),
    proof: proof.id,
    bankLineId: line?.id ?? null,
    importedById: line?.importedById ?? null,
    referenceKey: referenceKeyOf({ entry, studentId, reference }),
    status: 'entered' as const,
    enteredBy: staff.name,
    enteredById: staff.id,
    enteredAt: now.toISOString(),
    attempts: 0,
  }
  const search = await loadSearchFields(payload, 'offline-payments', data)
  const isNew = await insertIfAbsent({ payload, collection: 'offline-payments', data: { ...data, ...search } })
  const where = { transactionId: { equals: transactionId } }
  const stored = await readRow({ payload, collection: 'offline-payments', where })
  if (isNew && stored) return keepOutOfSigned({ payload, entry: stored, now })
  // Without its entry, nothing refers to the proof.
  await payload.delete({ collection: 'payment-proofs', id: proof.id })
  throw alreadyEntered()
}

function alreadyEntered(): Problem {
  const publicMessage = 'This reference was already entered. To pay several fees with one amount, enter them together.'
  return new Problem({ code: 'ALREADY_ENTERED', status: 409, publicMessage })
}

interface EnteredOptions {
  payload: Payload
  studentId: string
  channel: OfflineChannel
  transfer: Transfer
}

/**
 * Of the numbers of a transfer, a line brings one and a person may enter another, with and without spaces. The unique key
 * decides between calls at the same time.
 */
async function refuseEntered({ payload, studentId, channel, transfer }: EnteredOptions): Promise<void> {
  if (!isTransfer(channel)) return
  const where = {
    and: [
      { studentId: { equals: studentId } },
      { channel: { in: OFFLINE_CHANNELS.filter(isTransfer) } },
      { status: { in: OFFLINE_STATUSES.filter(wasTaken) } },
    ],
  }
  const fields = ['reference', 'bankLineId'] as const
  const entries = await readRows({ payload, collection: 'offline-payments', where, fields })
  const entered = await enteredTransfers(payload, entries)
  if (entered.some((each) => isSameTransfer(each, transfer))) throw alreadyEntered()
}

/** Through a bank, with a number that no other transfer has, whatever staff call the channel. */
const isTransfer = (channel: OfflineChannel) => CHANNEL_RULES[channel].isUnique && !CHANNEL_RULES[channel].isInstrument

/** What an entry is for; with several fees, how much of each. */
function descriptionOf(allocations: readonly StoredAllocation[]): string {
  const [first, ...others] = allocations
  if (first && others.length === 0) return first.description
  return allocations.map(({ description, amountPaise }) => `${description}: ${formatPaise(amountPaise)}`).join('; ')
}

interface KeyOptions {
  entry: OfflineEntry
  studentId: string
  reference: string
}

/**
 * What cannot be entered twice, until its entry is rejected (decide-payment.ts): the reference of a bank once for a student,
 * and that of an office once for the same fees.
 */
function referenceKeyOf({ entry: { allocations, channel, bank }, studentId, reference }: KeyOptions): string {
  if (isTransfer(channel)) return [studentId, 'transfer', bareReference(reference) || reference].join('/')
  const key = reference.toUpperCase()
  if (CHANNEL_RULES[channel].isUnique) return [studentId, channel, singleLine(bank).toUpperCase(), key].join('/')
  const subjects = allocations.map(({ purpose, subjectId }) => `${purpose}/${subjectId}`)
  return [...subjects.toSorted(), channel, key].join('/')
}
