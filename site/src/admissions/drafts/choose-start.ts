import type { Draft, DraftContent, StoredFile } from '@pravesh/shared/admissions/answers/form-context'
import type { LocalDraft } from './local-draft.ts'
import { onTopOf } from './on-top-of.ts'
import { digestOf, isSameDraft, isSameForm } from './same-content.ts'

/** What a form begins with. */
export interface Start {
  content: DraftContent
  files: StoredFile[]
  revision: number
  isSent: boolean
  /** When it was saved or changed last; empty for a new form. */
  savedAt: string
}

/** Two forms that were both filled in further since they were the same. */
export interface Conflict {
  mine: LocalDraft
  theirs: Draft
}

interface Found {
  /** As the server has it. */
  server: Draft | null
  /** As this browser has it. */
  local: LocalDraft | null
}

/** What a form goes on from: the server's draft or this browser's, whichever holds more; or the question which of the two. */
export function chooseStart({ server, local }: Found): Start | Conflict | null {
  if (local === null) return server && startOf(server)
  if (server === null) return isNothing(local) ? null : mineOnNothing(local)
  const isOlder = local.revision < server.revision
  if (local.isSent && (isOlder || local.revision === server.revision)) return startOf(server)
  // What the server has may be what was sent from here, though no answer came back.
  const isKnown = !isOlder || local.unanswered.includes(digestOf(server))
  return isKnown || isSameForm(local.content, server) ? mineOver(local, server) : { mine: local, theirs: server }
}

/** Whether there is something to choose between. */
export function isConflict(chosen: Start | Conflict | null): chosen is Conflict {
  return chosen !== null && 'theirs' in chosen
}

/** A server's draft to begin with. */
export function startOf({ revision, savedAt, files, ...content }: Draft): Start {
  return { content, files, revision, isSent: true, savedAt }
}

/** This browser's form to begin with, over the server's. */
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
