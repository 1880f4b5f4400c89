import type { DraftPlace } from '@pravesh/shared/admissions/form/draft-place'
import { atom } from 'nanostores'
import { callAdmission } from '../admission-api.ts'
import { removeAccepted } from './accepted-store.ts'
import type { Start } from './choose-start.ts'
import { DraftSync, type SyncState } from './draft-sync.ts'
import { removeLocalDraft, storeLocalDraft } from './local-draft.ts'
import { outcomeOf } from './save-outcome.ts'

interface OpenOptions {
  /** Storage key in this browser. */
  name: string
  courseId: string
  start: Start
  /** Where the applicant is now; undefined until something was used. */
  place: () => DraftPlace | undefined
}

export type OpenDraft = ReturnType<typeof openDraft>

/** Sets up autosave for a form, in this browser and on the server. */
export function openDraft({ name, courseId, start, place }: OpenOptions) {
  const state = atom<SyncState>(start.savedAt === '' ? { kind: 'new' } : { kind: 'saved' })
  const filledAadhaar = atom('')
  const sync = new DraftSync({
    start,
    send: async (draft, { keepalive }) =>
      outcomeOf(
        await callAdmission('saveDraft', {
          params: { course: courseId },
          body: { ...draft, place: place() },
          keepalive,
        }),
      ),
    store: (draft) => storeLocalDraft(name, draft),
    onState: (now) => state.set(now),
    fillAadhaar: (aadhaar) => filledAadhaar.set(aadhaar),
    now: () => new Date(),
  })
  return {
    state,
    sync,
    /** An Aadhaar number from another device that the form on screen lacks; otherwise empty. */
    filledAadhaar,
    /** Stops saving and removes the draft after its submission. */
    finish: async () => {
      await sync.stop()
      removeLocalDraft(name)
      removeAccepted(name)
    },
  }
}
