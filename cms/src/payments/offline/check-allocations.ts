import { MIN_PAYMENT_PAISE } from '@pravesh/shared/payments/min-amount'
import type { OfflineAllocation } from '@pravesh/shared/payments/offline/staff-calls'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { isInside, type Place, type Scope } from '../../staff/index.ts'
import type { Payable } from '../handlers.ts'
import { placeOfSubject } from '../place-of.ts'
import { findPayable } from './find-payables.ts'

interface CheckOptions {
  payload: Payload
  allocations: readonly OfflineAllocation[]
  /** The limit of the member of staff. */
  scope?: Scope | null
  /** The day on which the money was received, `YYYY-MM-DD`. */
  day: string
}

export interface Checked {
  /** In the order of the allocations. */
  payables: Payable[]
  place: Place | null
}

/**
 * Checks that each part of an amount can be paid as of its day, for one student and one college. Throws a Problem (409).
 */
export async function checkAllocations({ payload, allocations, scope = null, day }: CheckOptions): Promise<Checked> {
  const payables: Payable[] = []
  const places: (Place | null)[] = []
  for (const { purpose, subjectId, amountPaise } of allocations) {
    const payable = await findPayable({ payload, purpose, subjectId, day })
    const place = await placeOfSubject({ payload, purpose, subjectId })
    if (payable === null || !isInside(scope, place)) {
      throw conflict('NOT_PAYABLE', 'This cannot be paid now. It may be paid already.')
    }
    checkAmount(payable, amountPaise)
    payables.push(payable)
    places.push(place)
  }
  const subjects = new Set(allocations.map(({ purpose, subjectId }) => `${purpose}/${subjectId}`))
  const students = new Set(payables.map(({ studentId }) => studentId))
  if (subjects.size < allocations.length || students.size > 1) {
    throw conflict('NOT_PAYABLE', 'Choose each fee once, and fees of one student only.')
  }
  if (new Set(places.map((place) => `${place?.college}/${place?.course}`)).size > 1) {
    throw conflict('NOT_PAYABLE', 'These fees belong to different colleges or courses. Enter them separately.')
  }
  return { payables, place: places[0] ?? null }
}

function checkAmount({ amountPaise: leftPaise, description, allowsPart = false }: Payable, amountPaise: number): void {
  if (amountPaise === leftPaise) return
  if (!allowsPart) throw conflict('CHANGED', 'The amount has changed. Search again.')
  if (amountPaise > leftPaise) {
    throw conflict('CHANGED', `Only ${formatPaise(leftPaise)} of “${description}” is left to be paid on that day.`)
  }
  if (leftPaise - amountPaise < MIN_PAYMENT_PAISE) {
    throw conflict('CHANGED', `Leave at least ${formatPaise(MIN_PAYMENT_PAISE)} of “${description}”, or pay all of it.`)
  }
}

function conflict(code: string, publicMessage: string): Problem {
  return new Problem({ code, status: 409, publicMessage })
}
