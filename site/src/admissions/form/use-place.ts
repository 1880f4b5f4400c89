import type { DraftPlace } from '@pravesh/shared/admissions/form/draft-place'
import type { StepNumber } from '@pravesh/shared/admissions/form/steps'
import { type RefObject, useCallback, useEffect } from 'react'

/**
 * Keeps the place in the form up to date, which each save takes along; returns the function to call with the question that
 * is used. It is not saved by itself: two devices would disagree although one only looks.
 */
export function usePlace(place: RefObject<DraftPlace | undefined>, step: StepNumber): (question: string) => void {
  useEffect(() => {
    if (place.current?.step !== step) place.current = { step, question: null }
  }, [place, step])
  return useCallback(
    (question) => {
      if (question !== '' && place.current) place.current = { ...place.current, question }
    },
    [place],
  )
}
