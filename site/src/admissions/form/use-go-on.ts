import type { DraftPlace } from '@pravesh/shared/admissions/form/draft-place'
import { admissionQueries } from '@pravesh/shared/admissions/wire/calls'
import { createContext, type RefObject, useContext, useEffect } from 'react'
import { FormIdContext, fieldId } from '../../forms/field-id.ts'

/** The question at which a draft was left, until its field has been shown. */
export const GoOnContext = createContext<RefObject<string | null>>({ current: null })

/** The question to show first: where the draft was left, unless the address asks for a step. */
export function questionToGoOn(place: DraftPlace | undefined): string | null {
  const isAsked = place !== undefined && new URLSearchParams(location.search).has(admissionQueries.step)
  return isAsked ? null : (place?.question ?? null)
}

/** Shows and focuses the field at which the draft was left, once. Call it where the fields of a step are drawn. */
export function useGoOn(): void {
  const left = useContext(GoOnContext)
  const form = useContext(FormIdContext)
  useEffect(() => {
    if (left.current === null) return
    const field = document.getElementById(fieldId(form, left.current))
    left.current = null
    field?.scrollIntoView({ block: 'center', behavior: 'instant' })
    field?.focus({ preventScroll: true })
  }, [left, form])
}
