'use client'

import { usePreferences } from '@payloadcms/ui'
import { exportCalls } from '@pravesh/shared/documents/export-calls'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { callPortal } from '../form/call-portal.ts'

export interface NamedColumn {
  name: string
  label: string
}

const storedChoice = z.object({ format: z.enum(['xlsx', 'csv']), columns: z.nullable(z.array(z.string())) })
type Format = z.infer<typeof storedChoice>['format'] | 'xml'

/** The columns of an export, and which of them and which format a person chose last. Loaded once, on `load`. */
export function useExportChoice(name: string) {
  const { getPreference, setPreference } = usePreferences()
  const [columns, setColumns] = useState<readonly NamedColumn[]>([])
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [formats, setFormats] = useState<readonly Format[]>([])
  const [format, setFormat] = useState<Format | null>(null)
  const [error, setError] = useState('')
  const isLoaded = useRef(false)
  const key = `export-${name}`

  async function load() {
    if (isLoaded.current) return
    isLoaded.current = true
    const { columns: call } = exportCalls
    const answer = await callPortal<{ columns: readonly NamedColumn[]; formats: readonly Format[] }>(call, { id: name })
    if (!answer.ok || !answer.result) {
      isLoaded.current = false
      setError(answer.msg)
      return
    }
    const { columns: all, formats: offered } = answer.result
    // Not at the same time: without a connection, Payload's call never ends.
    const preference = await getPreference<unknown>(key).catch(() => null)
    const stored = storedChoice.safeParse(preference)
    const names = stored.success ? stored.data.columns : null
    const known = all.filter((column) => names === null || names.includes(column.name))
    setError('')
    setColumns(all)
    // A choice whose columns are all gone is none.
    setChosen((known.length === 0 ? all : known).map((column) => column.name))
    setFormats(offered)
    const before = stored.success && offered.includes(stored.data.format) ? stored.data.format : null
    setFormat(before ?? offered[0] ?? null)
  }

  const isAll = chosen.length === columns.length

  return {
    ...{ columns, chosen, formats, format, error, isAll, load, setChosen, setFormat },
    /** What can be chosen is loaded. */
    isReady: formats.length > 0,
    /** Nothing is chosen of what can be. */
    isEmpty: columns.length > 0 && chosen.length === 0,
    remember: () => setPreference(key, { format, columns: isAll ? null : chosen }),
  }
}
