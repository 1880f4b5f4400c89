'use client'

import { useConfig, useRowLabel } from '@payloadcms/ui'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useEffect, useState } from 'react'
import { idOf } from '../../database/records/relation.ts'
import { MAX_PAGE } from '../../http/rest/max-page.ts'
import { boxWords } from './words.ts'

interface Row {
  college?: string | { id: string } | null
  totalPricePaise?: number | null
}

interface Page {
  docs: { id: string; name: string }[]
  nextPage?: number | null
}

let names: Promise<ReadonlyMap<string, string>> | null = null

/** All college names, loaded once for all rows. After a failure the next row retries. */
function collegeNames(api: string): Promise<ReadonlyMap<string, string>> {
  names ??= loadNames(api).catch(() => {
    names = null
    return new Map<string, string>()
  })
  return names
}

async function loadNames(api: string): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>()
  let page: number | null | undefined = 1
  while (page) {
    const found: Page = await loadPage(api, page)
    for (const { id, name } of found.docs) all.set(id, name)
    page = found.nextPage
  }
  return all
}

async function loadPage(api: string, page: number): Promise<Page> {
  const query = `depth=0&draft=true&limit=${MAX_PAGE}&page=${page}&sort=id&select[name]=true`
  return (await fetch(`${api}/colleges?${query}`, { credentials: 'include' })).json()
}

/** Label of a collapsed row in a course's colleges: the college and its price. */
export function CollegeRowLabel() {
  const { data, rowNumber } = useRowLabel<Row>()
  const { config } = useConfig()
  const id = idOf(data.college)
  const [name, setName] = useState<string>()

  useEffect(() => {
    let shown = true
    if (id) void collegeNames(config.routes.api).then((all) => shown && setName(all.get(id)))
    return () => {
      shown = false
    }
  }, [config.routes.api, id])

  const label = (id && name) || boxWords.college((rowNumber ?? 0) + 1)
  return <span>{data.totalPricePaise ? `${label}: ${formatPaise(data.totalPricePaise)}` : label}</span>
}
