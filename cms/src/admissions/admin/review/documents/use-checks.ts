import type { DocumentCheck } from '@pravesh/shared/admissions/status/staff-calls'
import { useState } from 'react'
import type { ReviewData, ReviewedDocument } from '../review-data.ts'
import type { Outcome, StaffCalls } from '../use-staff-calls.ts'
import { withVerified } from './with-verified.ts'

export interface Checks {
  /** Sends checks, after those that are still on their way. `done` is the message when all were accepted; null for none. */
  send: (checks: readonly DocumentCheck[], done: string | null) => Promise<Outcome>
  /** Whether a check was sent that the loaded state of the document does not contain yet. */
  isSent: (document: string) => boolean
  /** The review with the documents whose verification was accepted since it was loaded. */
  review: ReviewData
}

/** Knows which checks are on their way and which were accepted, so that neither the next document nor a decision waits for the page. */
export function useChecks(calls: StaffCalls, loaded: ReviewData): Checks {
  const { documents } = loaded
  /** The state that each document had when its check was sent. */
  const [sent, setSent] = useState<ReadonlyMap<string, ReviewedDocument['state']>>(new Map())
  const [accepted, setAccepted] = useState<readonly string[]>([])

  const waiting = documents.filter(({ id, state }) => sent.get(id) === state)
  if (waiting.length < sent.size) setSent(new Map(waiting.map(({ id, state }) => [id, state])))

  async function send(checks: readonly DocumentCheck[], done: string | null): Promise<Outcome> {
    const ids = checks.map(({ document }) => document)
    const states = documents.filter(({ id }) => ids.includes(id)).map(({ id, state }) => [id, state] as const)
    setSent((before) => new Map([...before, ...states]))
    setAccepted((before) => before.filter((id) => !ids.includes(id)))
    const outcome = await calls.checkDocuments(checks, done)
    if (outcome.ok) setAccepted((before) => [...before, ...verifiedIn(checks)])
    else setSent((before) => new Map([...before].filter(([id]) => !ids.includes(id))))
    return outcome
  }

  const verified = waiting.map(({ id }) => id).filter((id) => accepted.includes(id))
  return { send, isSent: (document) => sent.has(document), review: withVerified(loaded, verified) }
}

function verifiedIn(checks: readonly DocumentCheck[]): string[] {
  return checks.filter(({ state }) => state === 'VERIFIED').map(({ document }) => document)
}
