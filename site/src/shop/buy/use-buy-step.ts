import { useCallback, useEffect, useRef, useState } from 'react'

export type BuyStep = 1 | 2
const PARAMETER = 'step'

/** The step in the address. Back and forward move between the steps; the second needs a complete address. */
export function useBuyStep(isComplete: () => boolean): { step: BuyStep; go: (step: BuyStep) => void } {
  const newest = useRef(isComplete)
  newest.current = isComplete
  const [step, setStep] = useState<BuyStep>(() => open(isComplete()))
  useEffect(() => {
    const onPop = () => setStep(open(newest.current()))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  const go = useCallback((to: BuyStep) => {
    history.pushState(null, '', addressOf(to))
    setStep(to)
  }, [])
  return { step, go }
}

/** The requested step, or the first one; corrects the address. */
function open(isComplete: boolean): BuyStep {
  const wantsSecond = new URLSearchParams(location.search).get(PARAMETER) === '2'
  if (wantsSecond && isComplete) return 2
  if (wantsSecond) history.replaceState(null, '', addressOf(1))
  return 1
}

function addressOf(step: BuyStep): string {
  const query = new URLSearchParams(location.search)
  if (step === 1) query.delete(PARAMETER)
  else query.set(PARAMETER, String(step))
  return query.size === 0 ? location.pathname : `${location.pathname}?${query}`
}
