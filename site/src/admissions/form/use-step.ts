import { openStep, type Progress, STEPS, type StepNumber } from '@pravesh/shared/admissions/answers/steps'
import { admissionQueries } from '@pravesh/shared/admissions/wire/calls'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The step in the URL. Back and forward move between steps, but never past one that is not done. */
export function useStep(progress: () => Progress) {
  const newest = useRef(progress)
  newest.current = progress
  const [step, setStep] = useState<StepNumber>(() => open(progress()))
  useEffect(() => {
    const onPop = () => setStep(open(newest.current()))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  const go = useCallback((to: StepNumber) => {
    history.pushState(null, '', addressOf(to))
    setStep(to)
  }, [])
  return { step, go, isLast: step === STEPS.length }
}

/** Returns the requested step, or the last one allowed, and corrects the URL. */
function open(progress: Progress): StepNumber {
  const requested = new URLSearchParams(location.search).get(admissionQueries.step)
  const opened = openStep(Number(requested ?? 1), progress)
  if (requested !== null && requested !== String(opened)) history.replaceState(null, '', addressOf(opened))
  return opened
}

function addressOf(step: StepNumber): string {
  return `${location.pathname}?${new URLSearchParams({ [admissionQueries.step]: String(step) })}`
}
