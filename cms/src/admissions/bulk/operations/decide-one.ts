import { holderOf } from '@pravesh/shared/admissions/status/hold'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import { afterMove } from '@pravesh/shared/admissions/status/status'
import type { SentText } from '@pravesh/shared/platform/sent-text'
import { heldProblem } from '../../holds/hold.ts'
import { decideApplication } from '../../review/decide-application.ts'
import { judgeDecision } from '../../review/judge-decision.ts'
import { storedWords } from '../stored-words.ts'
import type { Operation } from './operation.ts'
import { changeInRun } from './result-of-run.ts'

/**
 * The decision of a single application, with the rules, the event and the messages that it has there. `sentTexts` are the prepared
 * texts in its reason.
 */
export function decideOne(decision: StaffDecision, sentTexts: SentText[] = []): Operation {
  const { move } = decision
  return {
    async check({ payload, application, staffId, now }) {
      if (application.readingState) return IN_READING
      const holder = holderOf(application, now)
      if (holder !== null && holder !== staffId) {
        return { group: 'held', why: (await heldProblem(payload, holder)).publicMessage }
      }
      const judged = await judgeDecision({ payload, application, move, now })
      return 'refusal' in judged ? judged.refusal : null
    },
    perform: (options) =>
      changeInRun(options, async ({ id, revision, readingState }) => {
        const { payload, staff, run, now } = options
        if (readingState) return IN_READING
        return decideApplication({ payload, staff, id, decision: { ...decision, revision }, sentTexts, now, run })
      }),
    after: (status) => afterMove(status, move) ?? status,
    takesSeat: move === 'approve',
  }
}

const IN_READING = { group: 'second-reading', why: storedWords.inReading } as const
