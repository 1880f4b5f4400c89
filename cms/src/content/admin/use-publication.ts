'use client'

import { useEffect, useRef, useState } from 'react'
import type { PublicationRow } from './publication-words.ts'

/** When to look again after a record was put on the site or taken off, in milliseconds. */
const LOOK_AGAIN = [150, 500, 1200, 3000]

interface Options {
  api: string
  collection: string
  /** Which page's record; undefined for a page that is not one record's own. */
  recordId?: string
  /** Changes with every save. */
  savedAt: number | string
  /** Changes when the record is published or unpublished. */
  status: string | null
  wait: boolean
}

/** The portal's newest note about a record's page; undefined until it is known, null when there is none. */
export function usePublication({ api, collection, recordId, savedAt, status, wait }: Options) {
  const [row, setRow] = useState<PublicationRow | null>()
  const before = useRef<{ savedAt: number | string; status: string | null } | null>(null)

  useEffect(() => {
    if (wait) return
    const aborter = new AbortController()
    const query = new URLSearchParams({ depth: '0', limit: '1', sort: 'state,-publishedAt' })
    query.set('where[recordCollection][equals]', collection)
    if (recordId !== undefined) query.set('where[recordId][equals]', recordId)
    const look = async () => {
      const answer = await fetch(`${api}/publications?${query}`, { credentials: 'include', signal: aborter.signal })
      const found: { docs?: PublicationRow[] } = await answer.json()
      setRow(found.docs?.[0] ?? null)
    }
    const lookQuietly = () => void look().catch(() => undefined)
    lookQuietly()
    // What was just opened stands as it is, and a draft that saves itself changes nothing on the site: one look is enough.
    const was = before.current
    before.current = { savedAt, status }
    // The new status and the new time do not come together.
    const turned = was !== null && was.status !== null && was.status !== status
    const changed = turned || (was !== null && was.savedAt !== savedAt && status !== 'draft')
    const timers = changed ? LOOK_AGAIN.map((delay) => setTimeout(lookQuietly, delay)) : []
    return () => {
      aborter.abort()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [api, collection, recordId, savedAt, status, wait])

  return row
}
