'use client'

import { useRouter } from 'next/navigation.js'
import { useEffect } from 'react'
import { exportsWords as words } from './words.ts'

const INTERVAL_MS = 3000

/** Loads the page again while a file is being made. */
export function ReloadSoon() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [router])
  return <p role="status">{words.updates}</p>
}
