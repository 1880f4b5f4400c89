import type { DraftSummary } from '@pravesh/shared/admissions/form/draft-place'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { ownNames } from '@pravesh/shared/admissions/wire/names'

/** The applications in a response, in its order (newest first). Entries without a view are skipped. */
export function applicationsIn(result: unknown): ApplicationView[] {
  if (!Array.isArray(result)) return []
  return result.flatMap((each) => {
    const view = applicationIn(each)
    return view === null ? [] : [view]
  })
}

/** The application in a response; null if there is none. */
export function applicationIn(result: unknown): ApplicationView | null {
  const view = ownPart(result, ownNames.view)
  return view === null ? null : (view as ApplicationView)
}

/** The form that the student has begun, in the body of a response; null without one. */
export function draftIn(body: unknown): DraftSummary | null {
  return ownPart(body, ownNames.draft) as DraftSummary | null
}

/** A field that we send in addition to the contract's fields; null if missing. */
export function ownPart(result: unknown, name: string): object | null {
  if (typeof result !== 'object' || result === null) return null
  const part: unknown = Reflect.get(result, name)
  return typeof part === 'object' ? part : null
}
