import { type Colleague, mentionCalls } from '@pravesh/shared/admissions/notes/mentions'
import { useRef, useState } from 'react'
import { callPortal } from '../../../../admin-kit/form/call-portal.ts'

/** The colleagues who may see an application, loaded when they are first needed. Without an answer the next `@` tries again. */
export function useColleagues(id: string) {
  const [colleagues, setColleagues] = useState<readonly Colleague[] | null>(null)
  const isLoading = useRef(false)

  async function load() {
    if (isLoading.current || colleagues !== null) return
    isLoading.current = true
    const { ok, result } = await callPortal<{ colleagues: Colleague[] }>(mentionCalls.colleagues, { id })
    isLoading.current = false
    if (ok && result) setColleagues(result.colleagues)
  }

  return { colleagues, load: () => void load() }
}
