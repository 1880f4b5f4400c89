import type { Draft, DraftContent, StoredFile } from '@pravesh/shared/admissions/form-context'
import type { LocalDraft } from './local-draft.ts'
import { digestOf, isSameContent } from './same-content.ts'

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
  if (server === null) return isNothing(local) ? null : mineOn(local, 0)
  const isOlder = local.revision < server.revision
  if (local.isSent && (isOlder || local.revision === server.revision)) return withAadhaar(startOf(server), local)
  if (isSameContent(local.content, server)) return withAadhaar(startOf(server), local)
  // What the server has is what was sent from here, though no answer came back.
  if (isOlder && !local.unanswered.includes(digestOf(server))) return { mine: local, theirs: server }
  return withAadhaar(mineOn(local, server.revision), { content: server })
}

/** Whether there is something to choose between. */
export function isConflict(chosen: Start | Conflict | null): chosen is Conflict {
  return chosen !== null && 'theirs' in chosen
}

/** A server's draft to begin with. */
export function startOf({ revision, savedAt, files, ...content }: Draft): Start {
  return { content, files, revision, isSent: true, savedAt }
}

/** This browser's form to begin with, on top of a revision. */
export function mineOn({ content, files, changedAt }: LocalDraft, revision: number): Start {
  return { content, files, revision, isSent: false, savedAt: changedAt }
}

/** The number is in one of the two only: the server has it from another tab, or this tab has not sent it yet. */
function withAadhaar(start: Start, other: { content: Pick<DraftContent, 'answers'> }): Start {
  const aadhaar = start.content.answers.aadhaar || other.content.answers.aadhaar
  if (!aadhaar) return start
  return { ...start, content: { ...start.content, answers: { ...start.content.answers, aadhaar } } }
}

function isNothing({ content: { answers, documents } }: LocalDraft): boolean {
  return Object.values(answers).every((answer) => answer.length === 0) && Object.keys(documents).length === 0
}
