import { useEffect, useState } from 'react'
import { secondsLeft } from './countdown.ts'

/** The seconds left until a timestamp in milliseconds, re-rendering as they pass; 0 after it. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  const left = secondsLeft(until, now)
  useEffect(() => {
    if (secondsLeft(until, Date.now()) === 0) return
    setNow(Date.now())
    const ticking = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(ticking)
    }, 250)
    return () => clearInterval(ticking)
  }, [until])
  return left
}
