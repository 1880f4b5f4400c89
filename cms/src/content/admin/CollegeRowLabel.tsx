'use client'

import { useConfig, useRowLabel } from '@payloadcms/ui'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useEffect, useState } from 'react'
import { idOf } from '../../platform/database/relation.ts'

interface Row {
  college?: string | { id: string } | null
  totalPricePaise?: number | null
}

let names: Promise<ReadonlyMap<string, string>> | null = null

/** One request for all college names, shared by all rows. After a failure the next row retries. */
function collegeNames(api: string): Promise<ReadonlyMap<string, string>> {
  names ??= fetch(`${api}/colleges?depth=0&draft=true&limit=500&select[name]=true`, { credentials: 'include' })
    .then((response) => response.json())
    .then((found: { docs: { id: string; name: string }[] }) => new Map(found.docs.map((doc) => [doc.id, doc.name])))
    .catch(() => {
      names = null
      return new Map<string, string>()
    })
  return names
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

  const label = (id && name) || `College ${(rowNumber ?? 0) + 1}`
  return <span>{data.totalPricePaise ? `${label}: ${formatPaise(data.totalPricePaise)}` : label}</span>
}
