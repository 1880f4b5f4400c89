import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import { type ApplicationStatus, isRejected } from '@pravesh/shared/admissions/status/status'
import type { RetentionKind } from '@pravesh/shared/retention/rules'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { EndedRecord, RetainedRecords } from '../../portal/retained-records.ts'
import { applicationRecord } from '../applications/application-record.ts'

const collection = 'applicant-documents'

interface DocumentsOptions {
  kind: RetentionKind
  /** The applications whose documents have a period. */
  status: ApplicationStatus
  /** Of the documents; all without it. */
  only?: DocumentKind
}

/**
 * Documents of decided applications, found by the documents themselves: while one is left, in the database or on disk, the
 * next run finds it. The application forgets a document before it is deleted, in one write that requires the status as it was
 * read, so a reopened application keeps its documents, and none ever names a file that is gone.
 */
export const retainedDocuments = ({ kind, status, only }: DocumentsOptions): RetainedRecords => ({
  kind,
  async *find({ payload, before }) {
    const ofKind: Condition<'applicant-documents'>[] = only ? [{ kind: { equals: only } }] : []
    const where = { and: [{ applicationId: { exists: true } }, ...ofKind] }
    const fields = ['applicationId', 'studentId'] as const
    for await (const rows of walkRecords({ payload, collection, where, fields })) {
      const ids = new Set(rows.flatMap(({ applicationId }) => applicationId ?? []))
      const decided = await decidedBefore({ payload, ids: [...ids], status, before })
      yield rows.flatMap(({ id, applicationId, studentId }): EndedRecord[] => {
        const at = decided.get(applicationId ?? '')
        return at === undefined ? [] : [{ id, at, studentId }]
      })
    }
  },
  async end({ payload, records, now }) {
    const ids = records.map(({ id }) => id)
    const documents = await readRows({ payload, collection, where: { id: { in: ids } }, fields: ['applicationId'] })
    let erased = 0
    for (const [applicationId, gone] of Map.groupBy(documents, ({ applicationId }) => applicationId ?? '')) {
      const files = gone.map(({ id }) => id)
      if (!(await forget({ payload, applicationId, files, status, now }))) continue
      for (const id of files) {
        // Payload deletes the file first, with the pages drawn from it, so a crash in between leaves the record.
        await payload.delete({ collection, id, depth: 0, overrideAccess: true })
        erased++
      }
    }
    return erased
  },
})

interface DecidedOptions {
  payload: Payload
  ids: readonly string[]
  status: ApplicationStatus
  before: string
}

/** When each application with the status was decided, if that was before a moment. */
async function decidedBefore({ payload, ids, status, before }: DecidedOptions): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const isOld = {
    and: [{ id: { in: ids } }, { status: { equals: status } }, { submittedAt: { less_than: before } }],
  } satisfies Condition<'applications'>
  const old = await readRows({ payload, collection: 'applications', where: isOld, fields: ['submittedAt'] })
  if (old.length === 0) return new Map()
  const kind = isRejected(status) ? ('rejected' as const) : ('approved' as const)
  const where = {
    and: [{ application: { in: old.map(({ id }) => id) } }, { kind: { equals: kind } }],
  } satisfies Condition<'application-events'>
  const fields = ['application', 'at'] as const
  // The latest comes last, and replaces those before.
  const events = await readRows({ payload, collection: 'application-events', where, fields, sort: 'at' })
  const decided = new Map(events.map(({ application, at }) => [idOf(application) ?? '', at]))
  return new Map([...decided].filter(([, at]) => at < before))
}

interface ForgetOptions {
  payload: Payload
  applicationId: string
  files: readonly string[]
  status: ApplicationStatus
  now: Date
}

/** Whether the application now names none of the files; not if it has changed since they were found. */
async function forget({ payload, applicationId, files, status, now }: ForgetOptions): Promise<boolean> {
  const row = await readRow({ payload, collection: 'applications', where: { id: { equals: applicationId } } })
  if (row?.status !== status) return false
  const { documents, revision } = applicationRecord(row)
  const left = Object.entries(documents).filter(([, id]) => !files.includes(id))
  const where: Condition<'applications'> = {
    and: [{ id: { equals: applicationId } }, { status: { equals: status } }, { revision: { equals: revision } }],
  }
  const data = {
    documents: Object.fromEntries(left) satisfies Documents,
    documentsErasedAt: now.toISOString(),
    revision: { $inc: 1 },
  }
  return (await changeOne({ payload, collection: 'applications', where, data })) !== null
}
