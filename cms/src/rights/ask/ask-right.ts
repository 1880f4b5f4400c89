import { randomBytes } from 'node:crypto'
import { REFERENCE_BYTES, referenceOf } from '@pravesh/shared/contact/help/reference'
import type { Locale } from '@pravesh/shared/platform/locale'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { refused } from '@pravesh/shared/platform/replies/said'
import { answerBy } from '@pravesh/shared/rights/days'
import type { RightKind } from '@pravesh/shared/rights/kinds'
import { rightsReplies } from '@pravesh/shared/rights/replies/words/words'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { createIfAbsent } from '../../database/records/insert-if-absent.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { currentContext } from '../../foundation/context/request-context.ts'
import { keyedHash } from '../../foundation/crypto/keyed-hash.ts'
import { Problem } from '../../foundation/problem.ts'
import type { RightsRequest, Student } from '../../payload-types.ts'
import { rightsWork } from '../effects/rights-work.ts'
import { openRequest } from '../requests/find-requests.ts'
import { sealWords } from '../requests/sealed-words.ts'
import { rightDays } from '../settings/rights-settings.ts'

const collection = 'rights-requests'
const PREFIX = 'RTS'

interface AskOptions {
  payload: Payload
  student: Pick<Student, 'id' | 'language'>
  kind: RightKind
  text: string
  now: Date
}

/**
 * Stores a request, confirms it and tells the office. A student has one open request of a kind: throws a Problem (409) if there
 * is one.
 */
export async function askRight(options: AskOptions): Promise<RightsRequest> {
  const asked = await storeRight(options)
  if (asked === null) throw new Problem({ ...refused(rightsReplies, 'ALREADY_ASKED'), status: 409 })
  return applyNewEffects({ payload: options.payload, work: rightsWork, record: asked, now: options.now })
}

/** The same where an open request of the kind is no error. */
export async function ensureAsked(options: AskOptions): Promise<void> {
  const asked = await storeRight(options)
  if (asked) await applyNewEffects({ payload: options.payload, work: rightsWork, record: asked, now: options.now })
}

/** Null if there is an open request of the kind. */
async function storeRight({ payload, student, kind, text, now }: AskOptions): Promise<RightsRequest | null> {
  const studentId = student.id
  const ofKind: Condition<'rights-requests'> = {
    and: [{ studentId: { equals: studentId } }, { kind: { equals: kind } }],
  }
  const earlier = await countRows({ payload, collection, where: ofKind })
  // After the number was read: a request that another call stores now has the key of this one.
  if (await openRequest({ payload, studentId, kind })) return null
  const days = await rightDays(payload)
  const reference = referenceOf(randomBytes(REFERENCE_BYTES)).replace(/^[A-Z]+/, PREFIX)
  const askedAt = now.toISOString()
  return createIfAbsent({
    payload,
    collection,
    data: {
      reference,
      key: keyedHash(payload, `right\n${studentId}\n${kind}\n${earlier}`),
      studentId,
      kind,
      state: 'open',
      isWaiting: true,
      locale: languageOf(student),
      askedAt,
      answerBy: answerBy(days[kind], now),
      sealed: sealWords(payload, reference, { text, answer: '', contact: null }),
      events: [{ act: 'asked', at: askedAt, by: '' }],
      revision: 0,
      ...leaseFrom(rightsWork, now),
    },
  })
}

/** That of the page that asks, else of the account. */
function languageOf({ language }: AskOptions['student']): Locale {
  return currentContext().language ?? language ?? DEFAULT_LOCALE
}
