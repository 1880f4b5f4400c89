import { openStep, type Progress, STEPS, type StepNumber } from '@pravesh/shared/admissions/answers/steps'
import { admissionQueries } from '@pravesh/shared/admissions/wire/calls'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The step in the address: back and forward lead through the steps, and never past one that is not done. */
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

/** Opens the step that is asked for, or the furthest that may be; the address says which. */
function open(progress: Progress): StepNumber {
  const asked = new URLSearchParams(location.search).get(admissionQueries.step)
  const opened = openStep(Number(asked ?? 1), progress)
  if (asked !== null && asked !== String(opened)) history.replaceState(null, '', addressOf(opened))
  return opened
}

function addressOf(step: StepNumber): string {
  return `${location.pathname}?${new URLSearchParams({ [admissionQueries.step]: String(step) })}`
}
