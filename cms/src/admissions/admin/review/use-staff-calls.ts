'use client'

import { toast } from '@payloadcms/ui'
import { type DocumentCheck, type StaffDecision, staffCalls } from '@pravesh/shared/admissions/status/staff-calls'
import { callAddress, type WireCall } from '@pravesh/shared/platform/wire-call'
import { useRouter } from 'next/navigation.js'
import { useRef, useState, useTransition } from 'react'
import { callPortal, isCutOff } from '../../../admin-kit/form/call-portal.ts'
import { addressIn } from './queue/address-in.ts'
import type { ReviewData, ReviewPlace } from './review-data.ts'
import { reviewWords } from './words.ts'

/** Result of a call; `msg` is the message to show. */
export interface Outcome {
  ok: boolean
  msg: string
  /** Whether the application has changed since the page was loaded. */
  outdated: boolean
}

/** Calls of the review page. Each refreshes the page; typed text stays until it is accepted. */
export interface StaffCalls {
  busy: boolean
  /** Message about the last call that failed because the application had changed; otherwise empty. */
  conflict: string
  decide: (decision: StaffDecision) => Promise<Outcome>
  /** Sends the checks one after the other and stops at the first error. */
  checkDocuments: (verdicts: readonly DocumentCheck[]) => Promise<Outcome>
  addNote: (text: string) => Promise<Outcome>
  /** Whether this page was opened after a decision on another application; true once. */
  isAfterDecision: () => boolean
}

/** Decisions after which the next waiting application opens. */
const ENDS_REVIEW: readonly StaffDecision['move'][] = ['approve', 'reject', 'sendBack']
/** Set while the next application opens after a decision, so that its page takes the focus. */
let openedAfterDecision = false

const CONFLICT_STATUS = 409
const IGNORED: Outcome = { ok: false, msg: '', outdated: false }

function isAfterDecision(): boolean {
  const opened = openedAfterDecision
  openedAfterDecision = false
  return opened
}

export function useStaffCalls({ id, revision }: ReviewData, { list, query }: ReviewPlace): StaffCalls {
  const router = useRouter()
  const [sending, setSending] = useState(false)
  const isSending = useRef(false)
  const [refreshing, startRefresh] = useTransition()
  const [conflict, setConflict] = useState('')

  async function post(call: WireCall, body: object): Promise<Outcome & { status: number }> {
    const { ok, status, msg } = await callPortal(call, { id, body })
    return { ok, status, msg, outdated: status === CONFLICT_STATUS }
  }

  /** Opens the next waiting application; false when there is none or it could not be found. */
  async function openNext(): Promise<boolean> {
    try {
      const response = await fetch(`${callAddress(staffCalls.next, { id })}?${query}`, { credentials: 'include' })
      const { next }: { next?: string | null } = await response.json()
      if (!next) return false
      openedAfterDecision = true
      router.push(addressIn(list, next, query))
      return true
    } catch {
      return false
    }
  }

  async function sendAll(
    calls: readonly { call: WireCall; body: object }[],
    { thenNext = false } = {},
  ): Promise<Outcome> {
    // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
    if (isSending.current) return IGNORED
    isSending.current = true
    setSending(true)
    setConflict('')
    let last: Outcome & { status: number } = { ok: true, status: 200, msg: '', outdated: false }
    for (const { call, body } of calls) {
      last = await post(call, body)
      if (!last.ok) break
    }
    const opened = last.ok && thenNext && (await openNext())
    isSending.current = false
    setSending(false)
    if (last.outdated) setConflict(reviewWords.conflict(last.msg))
    if (last.ok) toast.success(last.msg)
    if (!isCutOff(last) && !opened) startRefresh(() => router.refresh())
    return last
  }

  return {
    busy: sending || refreshing,
    conflict,
    // While the page refreshes, the displayed revision is about to change, so decisions are ignored.
    decide: async (decision) =>
      refreshing
        ? IGNORED
        : sendAll([{ call: staffCalls.decide, body: { ...decision, revision } }], {
            thenNext: ENDS_REVIEW.includes(decision.move),
          }),
    isAfterDecision,
    checkDocuments: (verdicts) =>
      sendAll(verdicts.map((verdict) => ({ call: staffCalls.checkDocument, body: verdict }))),
    addNote: (text) => sendAll([{ call: staffCalls.note, body: { text } }]),
  }
}
