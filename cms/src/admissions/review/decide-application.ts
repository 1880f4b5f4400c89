import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { EVENT_OF_MOVE } from '@pravesh/shared/admissions/status/events'
import { holderOf } from '@pravesh/shared/admissions/status/hold'
import { isItemOf, partOfItem, requestsFor } from '@pravesh/shared/admissions/status/requests'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import type { SentText } from '@pravesh/shared/platform/sent-text'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import type { Changes } from '../../database/records/columns.ts'
import { invalid, type Problem } from '../../foundation/problem.ts'
import { type ApplicationRecord, NO_CORRECTION } from '../applications/application-record.ts'
import { storedTexts } from '../applications/sent-texts.ts'
import { applyChange } from '../changes/apply-change.ts'
import { freeFor, heldProblem } from '../holds/hold.ts'
import { approvalSeat } from './approval-seat.ts'
import { dueDayOf } from './due-day-of.ts'
import { DecisionRefused, judgeDecision } from './judge-decision.ts'
import { FREE, readDecision } from './second-reading.ts'
import type { SentDocument } from './sent-documents.ts'
import type { StaffMember } from './staff-member.ts'

/** Staff who decide, some of whom may approve above the number of seats. */
type Decider = StaffMember & { mayExceedSeats?: boolean }

interface DecideOptions {
  payload: Payload
  staff: Decider
  id: string
  decision: StaffDecision
  /** The prepared texts in its reason. */
  sentTexts?: SentText[]
  now: Date
  /** How long the effects wait, in milliseconds, so that the decision can be undone; 0 by default. */
  undoMs?: number
  /** The id of the bulk run that makes the decision. */
  run?: string
  /** Whether a rule makes the decision, which then needs no second reader. */
  isByRule?: boolean
}

/**
 * Makes a move of staff, or stores it for a second reader (decision 0086), if the state of the application, its documents and fees, and the seats of the college allow it.
 * Throws a Problem: 400 without a required reason, 404, 409 when the move is not possible or a colleague has the application open.
 */
export function decideApplication(options: DecideOptions): Promise<ApplicationRecord> {
  const { payload, staff, id, decision: wanted, sentTexts: texts = [], now, undoMs, run } = options
  const { move } = wanted
  if (multiLine(wanted.reason) === '' && NEEDS_REASON.includes(move)) {
    throw invalid([{ field: 'reason', code: 'required', message: 'Enter a reason. The student will see it.' }])
  }
  return applyChange<Changes<'applications'>>({
    payload,
    id,
    now,
    ...(undoMs !== undefined && { undoMs }),
    decide: async (application) => {
      const holder = holderOf(application, now)
      if (holder !== null && holder !== staff.id) throw await heldProblem(payload, holder)
      const judged = await judgeDecision({ payload, application, move, revision: wanted.revision, now })
      if ('refusal' in judged) throw new DecisionRefused(move, judged.refusal)
      const read = options.isByRule
        ? null
        : await readDecision({ payload, application, staff, decision: wanted, sentTexts: texts, now })
      // A colleague may have opened it meanwhile.
      const where = freeFor(staff.id, now)
      if (read !== null && 'data' in read) {
        const { data, event, isFinal } = read
        await approvalSeat({ ...options, application, decision: wanted })
        const by = { by: staff.name, staffId: staff.id, ...(run !== undefined && { run }) }
        return { data: { ...data, ...FREE }, event: { ...event, ...by }, isFinal, where }
      }
      const effective = read ?? {
        decision: wanted,
        sentTexts: texts,
        by: staff.name,
        reading: null,
        mayExceedSeats: false,
      }
      const { decision, sentTexts, by, reading, mayExceedSeats: isExceedAllowed } = effective
      const reason = multiLine(decision.reason)
      const { next, liveKey, documents } = judged.allowed
      const rejection = decision.move === 'reject' ? { rejectionCode: decision.code } : null
      const seatsExceeded = await approvalSeat({ ...options, application, decision, isExceedAllowed })
      return {
        data: {
          status: next,
          liveKey,
          decisionReason: reason,
          sentTexts,
          rejectionCode: rejection?.rejectionCode ?? null,
          ...(decision.move === 'sendBack' && {
            correction: {
              ...sentBackWith({ application, decision, reason, sentTexts, documents, now }),
              dueOn: await dueDayOf({ payload, chosen: decision.dueOn, now }),
            },
          }),
          ...(move === 'recall' && { correction: NO_CORRECTION }),
        },
        event: {
          kind: EVENT_OF_MOVE[move],
          by,
          staffId: staff.id,
          text: reason,
          sentTexts,
          seatsExceeded,
          ...(run !== undefined && { run }),
          openDuplicates: move === 'approve' ? (application.openDuplicates ?? 0) : 0,
          ...rejection,
          ...(reading !== null && { reading }),
        },
        where,
      }
    },
  })
}

const NEEDS_REASON: readonly StaffDecision['move'][] = ['reject', 'sendBack', 'recall', 'withdraw']

interface CorrectionOptions {
  application: ApplicationRecord
  decision: Extract<StaffDecision, { move: 'sendBack' }>
  reason: string
  sentTexts: SentText[]
  documents: readonly SentDocument[]
  now: Date
}

/** Parts and documents are for a version before requests, which may run beside this one. */
function sentBackWith({ application, decision, reason, sentTexts, documents, now }: CorrectionOptions) {
  const askedAt = now.toISOString()
  const rejected = documents
    .filter(({ state }) => state === 'REJECTED')
    .map(({ kind, file }) => ({
      kind,
      ...(file?.reason ? { words: file.reason, sentTexts: storedTexts(file) } : { words: reason, sentTexts }),
    }))
  const form = formOf(application.course)
  const { parts, items: chosen = [] } = decision
  const items = chosen.filter((item) => isItemOf(form, item))
  if (items.length < chosen.length) throw unknownItem()
  return {
    parts: [...new Set([...parts, ...items.flatMap((item) => partOfItem(form, item) ?? [])])],
    documents: rejected.map(({ kind }) => kind),
    reason,
    askedAt,
    requests: requestsFor({
      form,
      parts,
      items,
      rejected,
      words: reason,
      sentTexts,
      requestedAt: askedAt,
    }) as unknown[],
  }
}

function unknownItem(): Problem {
  const message = 'Select questions and documents of this form. Reload the page, then select again.'
  return invalid([{ field: 'items', code: 'notAnOption', message }])
}
