'use client'

import { toast } from '@payloadcms/ui'
import { type DocumentCheck, type StaffDecision, staffCalls } from '@pravesh/shared/admissions/status/staff-calls'
import { callAddress, type WireCall } from '@pravesh/shared/platform/wire-call'
import { useRouter } from 'next/navigation.js'
import { useRef, useState, useTransition } from 'react'
import type { ReviewData } from './review-data.ts'
import { reviewWords } from './words.ts'

/** How a call ended; what to tell is in the portal's own words. */
export interface Outcome {
  ok: boolean
  msg: string
  /** It is not with the application any more as it was when the page showed it. */
  outdated: boolean
}

/**
 * What the review can ask of the portal. After each the page shows the newest; what is typed stays until it is taken.
 */
export interface StaffCalls {
  busy: boolean
  /** Why the last decision could not be made on what had been opened; empty where it could. */
  conflict: string
  decide: (decision: StaffDecision) => Promise<Outcome>
  /** Takes one document after the other; stops at the first that is refused. */
  checkDocuments: (verdicts: readonly DocumentCheck[]) => Promise<Outcome>
  addNote: (text: string) => Promise<Outcome>
}

const CONFLICT_STATUS = 409
const IGNORED: Outcome = { ok: false, msg: '', outdated: false }

/** The calls of one application's review. */
export function useStaffCalls({ id, revision }: ReviewData): StaffCalls {
  const router = useRouter()
  const [sending, setSending] = useState(false)
  const isSending = useRef(false)
  const [refreshing, startRefresh] = useTransition()
  const [conflict, setConflict] = useState('')

  async function post(call: WireCall, body: object): Promise<Outcome & { status: number }> {
    try {
      const answer = await fetch(callAddress(call, { id }), {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { msg }: { msg?: string } = await answer.json()
      const { ok, status } = answer
      return { ok, status, msg: msg ?? reviewWords.failed, outdated: status === CONFLICT_STATUS }
    } catch {
      return { ok: false, status: 0, msg: reviewWords.unreachable, outdated: false }
    }
  }

  async function sendAll(calls: readonly { call: WireCall; body: object }[]): Promise<Outcome> {
    // A second press is not a second decision. Buttons stay enabled meanwhile, so that they keep the focus.
    if (isSending.current) return IGNORED
    isSending.current = true
    setSending(true)
    setConflict('')
    let last: Outcome & { status: number } = { ok: true, status: 200, msg: '', outdated: false }
    for (const { call, body } of calls) {
      last = await post(call, body)
      if (!last.ok) break
    }
    isSending.current = false
    setSending(false)
    if (last.outdated) setConflict(reviewWords.conflict(last.msg))
    if (last.ok) toast.success(last.msg)
    if (last.status !== 0) startRefresh(() => router.refresh())
    return last
  }

  return {
    busy: sending || refreshing,
    conflict,
    // A decision names the revision that is shown, which is about to be replaced while the page is read again.
    decide: async (decision) =>
      refreshing ? IGNORED : sendAll([{ call: staffCalls.decide, body: { ...decision, revision } }]),
    checkDocuments: (verdicts) =>
      sendAll(verdicts.map((verdict) => ({ call: staffCalls.checkDocument, body: verdict }))),
    addNote: (text) => sendAll([{ call: staffCalls.note, body: { text } }]),
  }
}
