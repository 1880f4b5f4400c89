'use client'

import { type ReactNode, useEffect } from 'react'
import { repairMarkup } from './repair-markup.ts'

/** Keeps Payload's markup accessible while its screens change; see `repair-markup.ts` for what it repairs. */
export function RepairMarkup({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const repair = () => {
      frame = 0
      repairMarkup(document)
    }
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(repair)
    })
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    repair()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}
