import { NO_HOLD } from '@pravesh/shared/admissions/status/hold'
import {
  isReadDecision,
  type ReadDecision,
  type Reading,
  readingStep,
  type Verdict,
  verdictLabel,
} from '@pravesh/shared/admissions/status/reading'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import type { SentText } from '@pravesh/shared/platform/sent-text'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import type { ApplicationRecord, FinishedReading, LastChange } from '../applications/application-record.ts'
import { isDrawn, readingSettings } from '../settings/reading-settings.ts'
import { DecisionRefused } from './judge-decision.ts'
import { readingWords } from './reading-words.ts'
import type { StaffMember } from './staff-member.ts'

interface ReadOptions {
  payload: Payload
  application: ApplicationRecord
  staff: StaffMember & { mayExceedSeats?: boolean }
  decision: StaffDecision
  /** The prepared texts in its reason. */
  sentTexts: SentText[]
  now: Date
}

/** A decision that is stored until another person has decided. */
interface Stored {
  data: { reading: Reading; readingState: 'second' | 'third'; firstReader: string; secondReader: string | null }
  event: Pick<LastChange, 'kind' | 'text'>
  /** Who has seen the other decision cannot take back the own one. */
  isFinal: boolean
}

/** The decision that takes effect, in whose names, and the reading that it ends. */
interface Effective {
  decision: StaffDecision
  sentTexts: SentText[]
  by: string
  reading: FinishedReading | null
  /** Whether the first reader, whose decision it is, could exceed the seats and gave the reason. */
  mayExceedSeats?: boolean
}

/**
 * What becomes of a decision where two people have to agree: it is stored, or it takes effect. Throws a Problem (409) for a person
 * who has decided on the application before.
 */
export async function readDecision(options: ReadOptions): Promise<Stored | Effective> {
  const { payload, application, staff, decision, sentTexts } = options
  const settings = await readingSettings(payload)
  const { reading } = application
  const drawn = settings.isOn && decision.move === 'approve' && reading === null
  const step = readingStep({
    ...{ settings, reading, decision },
    staffId: staff.id,
    isDrawn: drawn && (await isDrawn(payload, application.id)),
  })
  if (step === 'own') throw new DecisionRefused(decision.move, { group: 'second-reading', why: readingWords.own })
  const verdict = verdictOf(options)
  const plain: Effective = { decision, sentTexts, by: staff.name, reading: null }
  if (verdict === null || !settings.isOn) return plain
  if (step === 'propose') return stored({ first: verdict, second: null })
  if (reading === null) return plain
  if (step === 'disagree') return stored({ ...reading, second: verdict })
  const { first } = reading
  if (step === 'agree') {
    const by = `${first.by} and ${staff.name}`
    const seats = decision.move === 'approve' && decision.seatsExceeded ? { seatsExceeded: decision.seatsExceeded } : {}
    return {
      decision: { ...first.decision, ...seats },
      sentTexts: first.sentTexts ?? [],
      by,
      reading: { first, second: verdict, third: null },
      mayExceedSeats: first.mayExceedSeats === true,
    }
  }
  return { ...plain, reading: { ...reading, third: verdict } }
}

function verdictOf({ staff, decision, sentTexts, now }: ReadOptions): Verdict | null {
  if (!isReadDecision(decision)) return null
  const { revision: _, undoable: __, prepared: ___, ...rest } = decision
  // The reason allows a second reader who agrees to exceed the seats. It is no proof of the right, since clients send it.
  if (rest.move === 'approve' && !staff.mayExceedSeats) delete rest.seatsExceeded
  const mayExceedSeats = rest.move === 'approve' && multiLine(rest.seatsExceeded ?? '') !== ''
  return {
    ...{ staffId: staff.id, by: staff.name, at: now.toISOString(), decision: rest as ReadDecision },
    ...(sentTexts.length > 0 && { sentTexts }),
    ...(mayExceedSeats && { mayExceedSeats }),
  }
}

function stored(reading: Reading): Stored {
  const { first, second } = reading
  return {
    data: {
      reading,
      readingState: second ? 'third' : 'second',
      firstReader: first.staffId,
      secondReader: second?.staffId ?? null,
    },
    event: second
      ? { kind: 'reading-disputed', text: `${verdictText(first)} ${verdictText(second)}` }
      : // Without the decision, which the second reader does not know yet.
        { kind: 'reading-proposed', text: '' },
    isFinal: second !== null,
  }
}

const verdictText = ({ by, decision }: Verdict) => `${by}: ${verdictLabel(decision)}.`

/** Someone else works on an application that waits for another reader. */
export const FREE = { ...NO_HOLD, assignedTo: null }
