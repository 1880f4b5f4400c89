import { type FoundGroup, MIN_SEARCH_LENGTH, staffSearchCall } from '@pravesh/shared/student/staff-search'
import { useEffect, useState } from 'react'
import { callPortal } from '../../admin-kit/form/call-portal.ts'

interface Search {
  groups: readonly FoundGroup[]
  state: 'short' | 'searching' | 'done' | 'failed'
  /** Why the search failed. */
  failure: string
  retry: () => void
}

interface Answer {
  /** The text that was searched for. */
  of: string
  groups: readonly FoundGroup[]
  failure: string
}

/** Long enough that a typed word is one search. */
const PAUSE_MS = 250

/** Searches while staff type. An answer to an earlier text never replaces one to a later text. */
export function useStaffSearch(typed: string): Search {
  const text = typed.trim()
  const isLong = text.length >= MIN_SEARCH_LENGTH
  const [answer, setAnswer] = useState<Answer>({ of: '', groups: [], failure: '' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches for the same text
  useEffect(() => {
    if (!isLong) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ text }).toString()
      const { ok, msg, result = [] } = await callPortal<FoundGroup[]>(staffSearchCall, { query })
      if (isCurrent) setAnswer({ of: text, groups: ok ? result : [], failure: ok ? '' : msg })
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, isLong, attempt])

  const retry = () => {
    setAnswer({ of: '', groups: [], failure: '' })
    setAttempt((before) => before + 1)
  }
  if (!isLong) return { groups: [], state: 'short', failure: '', retry }
  if (answer.of !== text) return { groups: answer.groups, state: 'searching', failure: '', retry }
  return { groups: answer.groups, state: answer.failure === '' ? 'done' : 'failed', failure: answer.failure, retry }
}
