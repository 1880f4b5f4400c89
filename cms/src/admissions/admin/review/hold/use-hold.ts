'use client'

import { type HoldView, queueCalls } from '@pravesh/shared/admissions/status/queue-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useEffect, useRef, useState } from 'react'
import { callPortal } from '../../../../admin-kit/form/call-portal.ts'
import type { ReviewData } from '../review-data.ts'

/** Activity keeps the application for longer, asked for at most once in this time. */
const RENEW_MS = 5 * 60_000

/**
 * Takes an application that is opened if no colleague has it, keeps it while the person is active, and leaves it with the page.
 * One that was taken before the page opened is left when its time is over, or by a decision.
 */
export function useHold({ id, work: { hold, mayHold } }: ReviewData): [HoldView, (view: HoldView) => void] {
  const [view, setView] = useState(hold)
  const renewedAt = useRef(0)
  /** Whether it was taken before the page opened. */
  const wasTaken = useRef(hold.isOwn)

  useEffect(() => setView(hold), [hold])

  useEffect(() => {
    if (!mayHold) return
    async function renew() {
      renewedAt.current = Date.now()
      const { ok, result } = await callPortal<HoldView>(queueCalls.open, { id })
      if (ok && result) setView(result)
    }
    const onActivity = () => {
      if (Date.now() - renewedAt.current > RENEW_MS) void renew()
    }
    const leave = () => {
      if (wasTaken.current) return
      // The page is going away, and waits for no answer.
      void fetch(callAddress(queueCalls.leave, { id }), { method: 'POST', credentials: 'include', keepalive: true })
    }
    void renew()
    document.addEventListener('keydown', onActivity)
    document.addEventListener('pointerdown', onActivity)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('keydown', onActivity)
      document.removeEventListener('pointerdown', onActivity)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [id, mayHold])

  return [view, setView]
}
