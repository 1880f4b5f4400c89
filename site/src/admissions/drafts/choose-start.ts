import type { Draft, DraftContent, StoredFile } from '@pravesh/shared/admissions/form/form-context'
import type { LocalDraft } from './local-draft.ts'
import { onTopOf } from './on-top-of.ts'
import { digestOf, isSameDraft, isSameForm } from './same-content.ts'

/** The initial state of a form. */
export interface Start {
  content: DraftContent
  files: StoredFile[]
  revision: number
  isSent: boolean
  /** Time of the last save or change, ISO 8601; empty for a new form. */
  savedAt: string
  /** What the form says about answers that were just copied from an earlier application. */
  copied?: string
}

/** Two versions that both changed since the last common save. */
export interface Conflict {
  mine: LocalDraft
  theirs: Draft
}

interface Found {
  server: Draft | null
  local: LocalDraft | null
}

/**
 * Chooses the draft to continue from: the server's or this browser's, or a conflict that the applicant must resolve.
 */
export function chooseStart({ server, local }: Found): Start | Conflict | null {
  if (local === null) return server && startOf(server)
  if (server === null) return isNothing(local) ? null : mineOnNothing(local)
  const isOlder = local.revision < server.revision
  if (local.isSent && (isOlder || local.revision === server.revision)) return startOf(server)
  // The server may hold an earlier save from this browser whose response was lost.
  const isKnown = !isOlder || local.unanswered.includes(digestOf(server))
  return isKnown || isSameForm(local.content, server) ? mineOver(local, server) : { mine: local, theirs: server }
}

export function isConflict(chosen: Start | Conflict | null): chosen is Conflict {
  return chosen !== null && 'theirs' in chosen
}

/** Starts from the server's draft. */
export function startOf({ revision, savedAt, files, ...content }: Draft): Start {
  return { content, files, revision, isSent: true, savedAt }
}

/** Starts from this browser's draft, merged over the server's. */
export function mineOver({ content, files, changedAt }: LocalDraft, server: Draft): Start {
  const whole = onTopOf(content, server)
  return { content: whole, files, revision: server.revision, isSent: isSameDraft(whole, server), savedAt: changedAt }
}

function mineOnNothing({ content, files, changedAt }: LocalDraft): Start {
  return { content, files, revision: 0, isSent: false, savedAt: changedAt }
}

function isNothing({ content: { answers, documents } }: LocalDraft): boolean {
  return Object.values(answers).every((answer) => answer.length === 0) && Object.keys(documents).length === 0
}
