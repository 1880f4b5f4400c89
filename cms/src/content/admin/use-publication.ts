'use client'

import { useEffect, useRef, useState } from 'react'
import type { PublicationRow } from './publication-message.ts'

/** When to refetch after a record was published or unpublished, in milliseconds. */
const POLL_DELAYS = [150, 500, 1200, 3000]

interface Options {
  api: string
  collection: string
  /** The record that owns the page; undefined for a page that shows several records. */
  recordId?: string
  /** Changes with every save. */
  savedAt: number | string
  /** Changes when the record is published or unpublished. */
  status: string | null
  wait: boolean
}

/** The latest publication row of a record's page; undefined while loading, null when there is none. */
export function usePublication({ api, collection, recordId, savedAt, status, wait }: Options) {
  const [row, setRow] = useState<PublicationRow | null>()
  const lastSeen = useRef<{ savedAt: number | string; status: string | null } | null>(null)

  useEffect(() => {
    if (wait) return
    const aborter = new AbortController()
    const query = new URLSearchParams({ depth: '0', limit: '1', sort: 'state,-publishedAt' })
    query.set('where[recordCollection][equals]', collection)
    if (recordId !== undefined) query.set('where[recordId][equals]', recordId)
    const refetch = async () => {
      const answer = await fetch(`${api}/publications?${query}`, { credentials: 'include', signal: aborter.signal })
      const found: { docs?: PublicationRow[] } = await answer.json()
      setRow(found.docs?.[0] ?? null)
    }
    const refetchQuietly = () => void refetch().catch(() => undefined)
    refetchQuietly()
    // One fetch is enough when the form was just opened or a draft autosaved, which does not change the site.
    const previous = lastSeen.current
    lastSeen.current = { savedAt, status }
    // The new status and the new time arrive in separate renders.
    const statusChanged = previous !== null && previous.status !== null && previous.status !== status
    const changed = statusChanged || (previous !== null && previous.savedAt !== savedAt && status !== 'draft')
    const timers = changed ? POLL_DELAYS.map((delay) => setTimeout(refetchQuietly, delay)) : []
    return () => {
      aborter.abort()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [api, collection, recordId, savedAt, status, wait])

  return row
}
