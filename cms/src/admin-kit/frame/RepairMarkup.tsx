'use client'

import { useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { type ReactNode, useEffect } from 'react'
import { preselectPublish } from './preselect-publish.ts'
import { repairMarkup } from './repair-markup.ts'

const LIST = /\/collections\/([^/]+)$/

/** Repairs Payload's markup and its choice of Unpublish after every change of the DOM; see `markup-repairs.ts`. */
export function RepairMarkup({ children }: { children: ReactNode }) {
  const [, slug] = LIST.exec(usePathname()) ?? []
  const { getEntityConfig } = useConfig()
  const custom: { searchedBy?: string } | undefined =
    slug === undefined ? undefined : getEntityConfig({ collectionSlug: slug })?.admin?.custom
  const searchedBy = custom?.searchedBy ?? null
  useEffect(() => {
    let frame = 0
    const repair = () => {
      frame = 0
      repairMarkup(document, searchedBy)
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
  }, [searchedBy])
  return children
}
