'use client'

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Releases the edit lock when the form or its window is closed. Payload does so only for forms without autosave. */
export function ReleaseLock() {
  const { config } = useConfig()
  const { user } = useAuth()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { api } = config.routes
  const userId = user?.id

  useEffect(() => {
    if (userId === undefined || (id === undefined && globalSlug === undefined)) return
    const query = new URLSearchParams({ 'where[user.value][equals]': String(userId) })
    if (globalSlug) query.set('where[globalSlug][equals]', globalSlug)
    else {
      query.set('where[document.relationTo][equals]', String(collectionSlug))
      query.set('where[document.value][equals]', String(id))
    }
    const release = () => {
      const request = { method: 'DELETE', credentials: 'include', keepalive: true } as const
      void fetch(`${api}/payload-locked-documents?${query}`, request).catch(() => undefined)
    }
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pagehide', release)
      release()
    }
  }, [api, collectionSlug, globalSlug, id, userId])

  return null
}
