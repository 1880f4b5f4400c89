import type { DraftPlace } from '@pravesh/shared/admissions/form/draft-place'
import type { StepNumber } from '@pravesh/shared/admissions/form/steps'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { OpenDraft } from '../drafts/open-draft.ts'

interface PlaceOptions {
  /** Where the applicant is, which each save takes along. */
  place: RefObject<DraftPlace | undefined>
  step: StepNumber
  screen: string | null
  draft: OpenDraft
  /** Stores the form with its new place. */
  onMoved: () => void
}

/**
 * Keeps the place in the form up to date; returns the function to call with the question that is used. A new step or screen
 * is saved at once, but not for a form in which nothing was entered.
 */
export function usePlace({ place, step, screen, draft, onMoved }: PlaceOptions): (question: string) => void {
  const isFirst = useRef(true)
  const { state, sync } = draft
  useEffect(() => {
    const wasThere = place.current?.step === step && place.current.screen === screen
    if (!wasThere) place.current = { step, screen, question: null }
    const isOpening = isFirst.current
    isFirst.current = false
    if (isOpening || wasThere || state.get().kind === 'new') return
    onMoved()
    void sync.flush()
  }, [place, step, screen, state, sync, onMoved])
  return useCallback(
    (question) => {
      if (question !== '' && place.current) place.current = { ...place.current, question }
    },
    [place],
  )
}
