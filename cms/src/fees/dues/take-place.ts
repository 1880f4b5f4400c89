import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { FeeDue } from '../../payload-types.ts'
import { findDues } from './find-dues.ts'

interface PlaceOptions {
  payload: Payload
  /** Of an amount that the student entered. */
  due: Pick<FeeDue, 'id' | 'applicationId' | 'action'>
  /** How many dues of its action and application may be paid. */
  times: number
}

type Stored = Pick<FeeDue, 'id' | 'key' | 'status'>

/** Far more than concurrent payments of one student need. */
const MAX_ATTEMPTS = 50

/**
 * Gives a due one of the numbered places of its action; false when all are taken. The place is the due's key, so that its
 * unique index gives each place to one due, whatever happens at the same time. A due keeps its place, also after a refund.
 * Idempotent.
 */
export async function takePlace({ payload, due, times }: PlaceOptions): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const dues = (await findDues(payload, due)).filter(({ action }) => action === due.action)
    const own = dues.find(({ id }) => id === due.id)
    if (own === undefined || hasPlace(own) || isSettled(own)) return true
    // Dues that were paid before places existed take theirs first.
    const earlier = dues.find((each) => isSettled(each) && !hasPlace(each))
    const keys = new Set(dues.map(({ key }) => key))
    const free = placesOf(due, earlier ? dues.length : times).find((key) => !keys.has(key))
    if (free === undefined) return false
    await moveTo({ payload, due: earlier ?? own, key: free })
  }
  throw new Error(`No place for the due ${due.id} found in ${MAX_ATTEMPTS} attempts.`)
}

/** Sorts before the keys of dues without a place. */
const SIGN = '#'

function placesOf({ applicationId, action }: PlaceOptions['due'], count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${applicationId}/${action}/${SIGN}${index + 1}`)
}

const hasPlace = ({ key }: Stored) => key.includes(SIGN)
const isSettled = ({ status }: Stored) => status === 'paid' || status === 'refunded'

/** Without effect when another process has moved the due, or taken the place. */
async function moveTo({ payload, due, key }: { payload: Payload; due: Stored; key: string }): Promise<void> {
  const collection = 'fee-dues'
  const where: Condition<'fee-dues'> = { and: [{ id: { equals: due.id } }, { key: { equals: due.key } }] }
  try {
    await changeOne({ payload, collection, where, data: { key } })
  } catch (error) {
    // Databases report uniqueness conflicts differently, so look for the due that has the place.
    const holder = await readRow({ payload, collection, where: { key: { equals: key } } })
    if (holder === null) throw error
  }
}
