'use client'

import { allocate, unallocatedPaise } from '@pravesh/shared/payments/offline/allocate'
import type { OfflineAllocation, OpenPayable } from '@pravesh/shared/payments/offline/staff-calls'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useState } from 'react'
import { readRupees } from '../../../admin-kit/money/typed-rupees.ts'
import { offlineWords } from './words.ts'

export interface Allocation {
  /** The amount received, as typed. */
  received: string
  receive: (text: string) => void
  receivedPaise: number
  /** The part of each payable, as typed or as proposed. */
  parts: readonly string[]
  change: (index: number, text: string) => void
  /** What the amount is for. */
  allocations: OfflineAllocation[]
  /** Positive if too little is allocated, negative if too much. */
  restPaise: number
  /** Why it cannot be sent; empty if it can. */
  problem: string
}

/** Spreads a received amount over fees, the oldest first, until parts are typed. */
export function useAllocation(payables: readonly OpenPayable[]): Allocation {
  const [received, setReceived] = useState('')
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const read = readRupees(received)
  const receivedPaise = ('paise' in read ? read.paise : null) ?? 0
  const proposed = allocate(
    receivedPaise,
    payables.map(({ amountPaise, dueOn, allowsPart }) => ({ leftPaise: amountPaise, dueOn, allowsPart })),
  )
  const isTyped = Object.keys(typed).length > 0
  const parts = payables.map((_, index) => typed[index] ?? (isTyped ? '' : plainRupees(proposed[index] ?? 0)))
  const readParts = parts.map(readRupees)
  const paise = readParts.map((part) => ('paise' in part ? (part.paise ?? 0) : 0))
  const allocations = payables.flatMap(({ purpose, subjectId }, index) => {
    const amountPaise = paise[index] ?? 0
    return amountPaise > 0 ? [{ purpose, subjectId, amountPaise }] : []
  })
  const restPaise = unallocatedPaise(receivedPaise, paise)
  const unreadable = [read, ...readParts].find((each) => 'problem' in each)
  return {
    received,
    receive(text) {
      setReceived(text)
      setTyped({})
    },
    receivedPaise,
    parts,
    change(index, text) {
      // What was proposed for the others stays.
      const shown = Object.fromEntries(parts.map((part, at) => [at, part]))
      setTyped({ ...shown, [index]: text })
    },
    allocations,
    restPaise,
    problem: unreadable && 'problem' in unreadable ? unreadable.problem : problemOf(receivedPaise, restPaise),
  }
}

function problemOf(receivedPaise: number, restPaise: number): string {
  if (receivedPaise === 0) return offlineWords.noAmount
  if (restPaise === 0) return ''
  return restPaise > 0 ? offlineWords.tooLittle(formatPaise(restPaise)) : offlineWords.tooMuch(formatPaise(-restPaise))
}

/** As `readRupees` reads it; empty for nothing. */
function plainRupees(paise: number): string {
  return paise === 0 ? '' : (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)
}
