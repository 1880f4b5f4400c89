'use client'

import { toast } from '@payloadcms/ui'
import {
  type CheckedDocument,
  type DocumentCheck,
  type StaffDecision,
  staffCalls,
  type UndoOffer,
} from '@pravesh/shared/admissions/status/staff-calls'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useRouter } from 'next/navigation.js'
import { useRef, useState } from 'react'
import { callPortal, isCutOff } from '../../../admin-kit/form/call-portal.ts'
import { takeNext } from './hold/take-next.ts'
import { addressIn } from './queue/address-in.ts'
import type { ReviewData, ReviewPlace } from './review-data.ts'
import { useRefresh } from './use-refresh.ts'
import { useRevision } from './use-revision.ts'
import { reviewWords } from './words.ts'

/** Result of a call; `msg` is the message to show. */
export interface Outcome {
  ok: boolean
  msg: string
  /** Whether the application has changed since the page was loaded. */
  outdated: boolean
}

/** Calls of the review page. Each refreshes the page, checks at the next rest; typed text stays until it is accepted. */
export interface StaffCalls {
  busy: boolean
  /** Message about the last call that failed because the application had changed; otherwise empty. */
  conflict: string
  decide: (decision: StaffDecision) => Promise<Outcome>
  /** Takes back the decision that led to this revision, and opens the application again. */
  undo: (revision: number) => Promise<void>
  /**
   * Sends the checks one after the other, once earlier calls have ended, and stops at the first error. `done` is the message
   * when all were accepted; null for none.
   */
  checkDocuments: (verdicts: readonly DocumentCheck[], done: string | null) => Promise<Outcome>
  addNote: (text: string, mentions: readonly string[]) => Promise<Outcome>
  /** Any other call about the application. */
  send: (call: WireCall, body: object) => Promise<Outcome>
  /** Whether this page was opened after a decision on another application; true once. */
  isAfterDecision: () => boolean
}

/** Decisions after which the next waiting application opens. */
const ENDS_REVIEW: readonly StaffDecision['move'][] = ['approve', 'reject', 'sendBack']
/** Set while the next application opens after a decision, so that its page takes the focus. */
let openedAfterDecision = false

interface Call {
  call: WireCall
  body: object
}

interface SendOptions {
  /** Whether the next waiting application opens afterwards. */
  thenNext?: boolean
  /** The message when all calls were accepted; by default that of the last answer, null for none. */
  done?: string | null
  /** Whether the page shows already what the calls change. */
  isShown?: boolean
}

/** The outcome of one call. */
interface Posted extends Outcome {
  status: number
  undo?: UndoOffer | undefined
  /** After a check. */
  revision?: number | undefined
}

const CONFLICT_STATUS = 409
const SECOND = 1000
const IGNORED: Outcome = { ok: false, msg: '', outdated: false }

function isAfterDecision(): boolean {
  const opened = openedAfterDecision
  openedAfterDecision = false
  return opened
}

export function useStaffCalls({ id, revision }: ReviewData, { list, query }: ReviewPlace): StaffCalls {
  const router = useRouter()
  const [sending, setSending] = useState(0)
  const turns = useRef(0)
  const lastTurn = useRef<Promise<unknown>>(Promise.resolve())
  const refresh = useRefresh()
  const known = useRevision(revision)
  const [conflict, setConflict] = useState('')

  async function post(call: WireCall, body: object): Promise<Posted> {
    const { ok, status, msg, result } = await callPortal<{ undo?: UndoOffer } & Partial<CheckedDocument>>(call, {
      id,
      body,
    })
    return { ok, status, msg, outdated: status === CONFLICT_STATUS, undo: result?.undo, revision: result?.revision }
  }

  async function undo(decided: number): Promise<void> {
    const { ok, msg } = await callPortal(staffCalls.undo, { id, body: { revision: decided } })
    if (!ok) toast.error(msg)
    else toast.success(msg)
    openedAfterDecision = true
    refresh.now(() => router.push(addressIn(list, id, query)))
  }

  /** Takes and opens the next waiting application; false when there is none or it could not be found. */
  async function openNext(): Promise<boolean> {
    const next = await takeNext({ query, after: id })
    if (next === null) return false
    openedAfterDecision = true
    router.push(addressIn(list, next, query))
    return true
  }

  /** Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus. */
  async function send(call: WireCall, body: object, options?: SendOptions): Promise<Outcome> {
    return turns.current > 0 ? IGNORED : sendInTurn([{ call, body }], options)
  }

  function sendInTurn(calls: readonly Call[], options?: SendOptions): Promise<Outcome> {
    refresh.putOff()
    turns.current += 1
    setSending(turns.current)
    const turn = lastTurn.current.then(() => sendAll(calls, options))
    lastTurn.current = turn.catch(() => undefined)
    return turn
  }

  async function sendAll(
    calls: readonly Call[],
    { thenNext = false, done, isShown = false }: SendOptions = {},
  ): Promise<Outcome> {
    setConflict('')
    let last: Posted = { ok: true, status: 200, msg: '', outdated: false }
    let isKnown = isShown
    for (const { call, body } of calls) {
      last = await post(call, body)
      if (!last.ok) break
      isKnown = known.advance(last.revision) && isKnown
    }
    const opened = last.ok && thenNext && (await openNext())
    turns.current -= 1
    setSending(turns.current)
    if (last.outdated) setConflict(reviewWords.conflict(last.msg))
    if (last.ok && done !== null) toast.success(done ?? last.msg, last.undo && offered(last.undo, undo))
    if (isCutOff(last) || opened || turns.current > 0) return last
    if (last.ok && isKnown) refresh.atRest()
    else refresh.now()
    return last
  }

  return {
    busy: sending > 0 || refresh.isRefreshing,
    conflict,
    // While the page refreshes, the displayed revision is about to change, so decisions are ignored.
    decide: async (decision) =>
      refresh.isRefreshing
        ? IGNORED
        : send(
            staffCalls.decide,
            { ...decision, revision: known.known(), undoable: true },
            { thenNext: ENDS_REVIEW.includes(decision.move) },
          ),
    undo,
    isAfterDecision,
    checkDocuments: (verdicts, done) =>
      sendInTurn(
        verdicts.map((verdict) => ({ call: staffCalls.checkDocument, body: verdict })),
        { done, isShown: verdicts.every(({ state }) => state === 'VERIFIED') },
      ),
    addNote: (text, mentions) => send(staffCalls.note, { text, mentions }),
    send: (call, body) => send(call, body),
  }
}

/** A notice that stays for as long as the decision can be undone. The page of the application offers the same. */
function offered({ revision, seconds }: UndoOffer, undo: (revision: number) => Promise<void>) {
  return {
    duration: seconds * SECOND,
    action: { label: reviewWords.undo.button, onClick: () => void undo(revision) },
  }
}
