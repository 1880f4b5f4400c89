import type { ListObstacle, SentListPublication } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { Payload } from 'payload'
import { createIfAbsent } from '../../database/records/insert-if-absent.ts'
import { newRecordId } from '../../database/records/new-record-id.ts'
import { Problem } from '../../foundation/problem.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { whilePublishing } from '../processes/while-publishing.ts'
import { type ListHeader, listKey } from './find-lists.ts'
import { packedLater } from './packed.ts'
import { writeText } from './parts.ts'
import { prepareList } from './prepare-list.ts'

interface PublishOptions {
  payload: Payload
  process: ProcessRecord
  staff: { id: string; name: string }
  sent: SentListPublication
  now: Date
}

/** What staff read when a list cannot be published. */
const OBSTACLES: Record<ListObstacle, string> = {
  'not-open': 'Lists are published while the process is open.',
  'too-early': 'The days of this list have not begun.',
  'no-provisional-list': 'Publish a provisional list first, so that applicants can object.',
  'open-objections': 'Decide on all objections first.',
  'final-list-published': 'The final list is published.',
  'rounds-over': 'All rounds are published, so the final list no longer changes.',
  'no-additions': 'The final list has everyone already who is valid and verified.',
  'unexplained-changes': 'Some rows have changed without a decision about them. Find out why first.',
  'empty-list': 'No valid application has verified marks.',
}

/**
 * Publishes a version of the lists as it was previewed, with every change explained. Throws a Problem (409) if it would be another one by now, if a
 * colleague was faster, or if something prevents it.
 */
export async function publishList({ payload, process, staff, sent, now }: PublishOptions): Promise<ListHeader> {
  const { kind, reason } = sent
  return whilePublishing({
    payload,
    process,
    publish: async (reserved) => {
      const prepared = await prepareList({ payload, process: reserved.process, kind, all: reason !== '', now })
      const [obstacle] = prepared.obstacles
      if (obstacle) throw new Problem({ code: 'NOT_ALLOWED', status: 409, publicMessage: OBSTACLES[obstacle] })
      const { version, hash, people, isSupplementary, text } = prepared
      if (version !== sent.version || hash !== sent.hash) throw changed()
      const data = {
        key: listKey(process.id, kind, version),
        process: process.id,
        ...{ kind, version, people, hash },
        publishedAt: now.toISOString(),
        by: staff.name,
        staffId: staff.id,
        reason: isSupplementary ? reason : null,
        content: '',
      }
      const id = newRecordId(payload, now)
      await writeText({ payload, owner: id, kind: 'content' }, await packedLater(text))
      await reserved.hold()
      const row = await createIfAbsent({ payload, collection: 'merit-lists', id, data })
      if (row === null) throw changed()
      return row
    },
  })
}

const changed = () =>
  new Problem({
    code: 'CHANGED',
    status: 409,
    publicMessage: 'The list has changed since you saw it. Look at it again.',
  })
