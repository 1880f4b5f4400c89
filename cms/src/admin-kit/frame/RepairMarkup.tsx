'use client'

import { type ReactNode, useEffect } from 'react'
import { preselectPublish } from './preselect-publish.ts'
import { repairMarkup } from './repair-markup.ts'

/** Repairs Payload's markup and its choice of Unpublish after every change of the DOM; see `markup-repairs.ts`. */
export function RepairMarkup({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const repair = () => {
      frame = 0
      repairMarkup(document)
      preselectPublish(document)
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
