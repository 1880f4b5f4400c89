import type { Refusal } from '@pravesh/shared/admissions/bulk/refusals'
import type { EventKind } from '@pravesh/shared/admissions/status/events'
import { Problem } from '../../../foundation/problem.ts'
import { type ApplicationRecord, findApplication } from '../../applications/application-record.ts'
import { findEvent } from '../../changes/events.ts'
import { DecisionRefused } from '../../review/judge-decision.ts'
import type { Performed, PerformOptions } from './operation.ts'

const NOT_FOUND = 404
const CHANGED = { group: 'changed', why: 'The application has changed since it was checked.' } as const

/**
 * Makes a change of an application that has not changed since it was checked. A killed process may have made it before and not
 * noted it: then the event of that revision names the run.
 */
export async function changeInRun(
  options: PerformOptions,
  change: (application: ApplicationRecord) => Promise<ApplicationRecord | Refusal>,
): Promise<Performed> {
  const { payload, item } = options
  // Before the change, which would end the time in which a colleague can undo a decision.
  const application = await findApplication(payload, item.application)
  if (application?.revision !== item.revision) return resultOf(options, CHANGED)
  try {
    const made = await change(application)
    return 'group' in made ? made : resultAfter(made.lastChange?.kind)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return resultOf(options, refusalOf(error))
  }
}

function refusalOf(problem: Problem): Refusal {
  if (problem instanceof DecisionRefused) return problem.refusal
  return { group: problem.status === NOT_FOUND ? 'outside' : 'changed', why: problem.publicMessage }
}

/** A first decision waits for a second reader. (decision 0086) */
const resultAfter = (kind: EventKind | undefined) => (kind === 'reading-proposed' ? 'waits' : null)

/** The result if the change that followed the checked revision was made by this run; otherwise the refusal. */
async function resultOf({ payload, run, item }: PerformOptions, refusal: Refusal): Promise<Performed> {
  const changed = { id: item.application, revision: item.revision + 1 }
  const event = await findEvent(payload, changed)
  if (event !== null) return event.run === run ? resultAfter(event.kind) : refusal
  // The event is written with the effects of the change, which another process may still apply.
  const application = await findApplication(payload, changed.id)
  if (application?.revision !== changed.revision || application.lastChange?.run !== run) return refusal
  return resultAfter(application.lastChange.kind)
}
