import { atom } from 'nanostores'
import { callAdmission } from '../admission-api.ts'
import { removeAccepted } from './accepted-store.ts'
import type { Start } from './choose-start.ts'
import { DraftSync, type SyncState } from './draft-sync.ts'
import { removeLocalDraft, storeLocalDraft } from './local-draft.ts'
import { outcomeOf } from './save-outcome.ts'

interface OpenOptions {
  /** Where this browser keeps it. */
  name: string
  courseId: string
  start: Start
}

/** A form that is being filled in: where it is kept, and how it gets there. */
export type OpenDraft = ReturnType<typeof openDraft>

/** Begins to keep a form, here and on the server. */
export function openDraft({ name, courseId, start }: OpenOptions) {
  const state = atom<SyncState>(start.savedAt === '' ? { kind: 'new' } : { kind: 'saved' })
  const filledAadhaar = atom('')
  const sync = new DraftSync({
    start,
    send: async (draft, { keepalive }) =>
      outcomeOf(await callAdmission('saveDraft', { params: { course: courseId }, body: { ...draft }, keepalive })),
    keep: (draft) => storeLocalDraft(name, draft),
    tell: (now) => state.set(now),
    fillAadhaar: (aadhaar) => filledAadhaar.set(aadhaar),
    now: () => new Date(),
  })
  return {
    state,
    sync,
    /** An Aadhaar number from another device, which the form on screen lacks; else empty. */
    filledAadhaar,
    /** Ends it, once the form is sent in. */
    finish: async () => {
      await sync.stop()
      removeLocalDraft(name)
      removeAccepted(name)
    },
  }
}
