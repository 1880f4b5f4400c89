'use client'

import { toast } from '@payloadcms/ui'
import { type DocumentCheck, type StaffDecision, staffCalls } from '@pravesh/shared/admissions/status/staff-calls'
import { callAddress, type WireCall } from '@pravesh/shared/platform/wire-call'
import { useRouter } from 'next/navigation.js'
import { useRef, useState, useTransition } from 'react'
import type { ReviewData } from './review-data.ts'
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
}

const CONFLICT_STATUS = 409
const IGNORED: Outcome = { ok: false, msg: '', outdated: false }

export function useStaffCalls({ id, revision }: ReviewData): StaffCalls {
  const router = useRouter()
  const [sending, setSending] = useState(false)
  const isSending = useRef(false)
  const [refreshing, startRefresh] = useTransition()
  const [conflict, setConflict] = useState('')

  async function post(call: WireCall, body: object): Promise<Outcome & { status: number }> {
    try {
      const response = await fetch(callAddress(call, { id }), {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { msg }: { msg?: string } = await response.json()
      const { ok, status } = response
      return { ok, status, msg: msg ?? reviewWords.failed, outdated: status === CONFLICT_STATUS }
    } catch {
      return { ok: false, status: 0, msg: reviewWords.unreachable, outdated: false }
    }
  }

  async function sendAll(calls: readonly { call: WireCall; body: object }[]): Promise<Outcome> {
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
    // While the page refreshes, the displayed revision is about to change, so decisions are ignored.
    decide: async (decision) =>
      refreshing ? IGNORED : sendAll([{ call: staffCalls.decide, body: { ...decision, revision } }]),
    checkDocuments: (verdicts) =>
      sendAll(verdicts.map((verdict) => ({ call: staffCalls.checkDocument, body: verdict }))),
    addNote: (text) => sendAll([{ call: staffCalls.note, body: { text } }]),
  }
}
