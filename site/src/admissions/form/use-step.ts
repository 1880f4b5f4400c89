import type { DraftPlace } from '@pravesh/shared/admissions/form/draft-place'
import { openStep, type Progress, STEPS, type StepNumber } from '@pravesh/shared/admissions/form/steps'
import { admissionQueries } from '@pravesh/shared/admissions/wire/calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { LAST_SCREEN } from './requested-screen.ts'

interface Place {
  step: StepNumber
  /** Key of the screen within the step; null if the step chooses it. */
  screen: string | null
}

/**
 * The step in the URL, with its screen; without one in the URL, where the draft was left. Back and forward move between steps and screens, but never past a step that is
 * not done.
 */
export function useStep(progress: () => Progress, left: DraftPlace | undefined) {
  const newest = useRef(progress)
  newest.current = progress
  const [{ step, screen }, setPlace] = useState<Place>(() => open(progress(), left))
  useEffect(() => {
    const onPop = () => setPlace(open(newest.current()))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  const go = useCallback((to: StepNumber, toScreen: string | null = null) => {
    const place = { step: to, screen: toScreen }
    history.pushState(null, '', addressOf(place))
    setPlace(place)
  }, [])
  const back = useCallback((to: StepNumber) => go(to, LAST_SCREEN), [go])
  return { step, screen, go, back, isLast: step === STEPS.length }
}

/** Returns the requested step, or where a draft was left, or the last step allowed, and corrects the URL. */
function open(progress: Progress, left?: DraftPlace): Place {
  // The server prerenders the first screen.
  const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
  const requested = query.get(admissionQueries.step)
  if (requested === null && left !== undefined) return redirectTo(openStep(left.step, progress))
  const step = openStep(Number(requested ?? 1), progress)
  if (requested === null || requested === String(step)) return { step, screen: query.get(admissionQueries.screen) }
  return redirectTo(step)
}

function redirectTo(step: StepNumber): Place {
  const place = { step, screen: null }
  history.replaceState(null, '', addressOf(place))
  return place
}

function addressOf({ step, screen }: Place): string {
  const query = new URLSearchParams({ [admissionQueries.step]: String(step) })
  if (screen !== null) query.set(admissionQueries.screen, screen)
  return `${location.pathname}?${query}`
}
