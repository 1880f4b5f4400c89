import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { ownNames } from '@pravesh/shared/admissions/wire/names'

/** The applications in the server's answer, newest first as they came; what has no view of its own is left out. */
export function applicationsIn(result: unknown): ApplicationView[] {
  if (!Array.isArray(result)) return []
  return result.flatMap((each) => {
    const view = applicationIn(each)
    return view === null ? [] : [view]
  })
}

/** One application in the server's answer; null when there is none. */
export function applicationIn(result: unknown): ApplicationView | null {
  const view = ownPart(result, ownNames.view)
  return view === null ? null : (view as ApplicationView)
}

/** A part that we send beside the contract's fields; null when it is not there. */
export function ownPart(result: unknown, name: string): object | null {
  if (typeof result !== 'object' || result === null) return null
  const part: unknown = Reflect.get(result, name)
  return typeof part === 'object' ? part : null
}
