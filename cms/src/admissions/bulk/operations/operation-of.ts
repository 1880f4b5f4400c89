import type { RunAction } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { assignOne } from './assign-one.ts'
import { decideOne } from './decide-one.ts'
import type { Operation } from './operation.ts'
import { setLastDay } from './set-last-day.ts'
import { writeToOne } from './write-to-one.ts'

/** The operation behind each action. A new action is a line here, in `bulk-actions.ts`, and in `admin/ActionFields.tsx`. */
export function operationOf(action: RunAction): Operation {
  switch (action.name) {
    case 'approve':
      return decideOne({ move: 'approve', reason: '' })
    case 'reject':
      return decideOne({ move: 'reject', code: action.code, reason: action.reason }, action.sentTexts)
    case 'sendBack':
      return decideOne(
        { move: 'sendBack', parts: action.parts, reason: action.reason, dueOn: action.dueOn },
        action.sentTexts,
      )
    case 'lastDay':
      return setLastDay(action.dueOn)
    case 'assign':
      return assignOne(action.to)
    case 'message':
      return writeToOne(action)
  }
}
