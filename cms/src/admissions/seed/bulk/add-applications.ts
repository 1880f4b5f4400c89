import type { Payload } from 'payload'
import { countAll } from '../../../database/records/count-all.ts'
import { expectManyRows, insertRows } from '../../../database/records/insert-rows.ts'
import { newRecordId } from '../../../database/records/new-record-id.ts'
import { insertDues } from '../../../fees/index.ts'
import type { Application } from '../../../payload-types.ts'
import { identityStore } from '../../answers/identity-store.ts'
import { applicationRecord } from '../../applications/application-record.ts'
import { feeAccountOf } from '../../applications/fee-accounts.ts'
import { courseOffers } from './course-offers.ts'
import { generateApplication } from './generate-application.ts'
import { loadSpecimens } from './specimen-records.ts'

const BATCH = 400
const REPORT_EVERY = 10_000

interface AddOptions {
  payload: Payload
  /** Target number of applications. */
  total: number
  now: Date
  report: (line: string) => void
}

/**
 * Fills the database with generated students and applications, for trying the portal at scale, until there are `total`
 * applications. Inserts settled rows directly into the tables. The next run continues an interrupted one.
 */
export async function addApplications({ payload, total, now, report }: AddOptions): Promise<void> {
  const present = await countAll(payload, 'applications')
  const students = await countAll(payload, 'students')
  const offers = await courseOffers(payload)
  const specimens = await loadSpecimens(payload)
  const identity = await identityStore(payload)
  await expectManyRows(payload)
  for (let done = present; done < total; ) {
    const size = Math.min(BATCH, total - done)
    const first = students + done - present
    const generated = Array.from({ length: size }, (_, index) =>
      generateApplication({ payload, number: first + index, offers, specimens, identity, now }),
    )
    const owners = await insertRows({ payload, collection: 'students', rows: generated.map(({ student }) => student) })
    const records = generated.map(({ documents }, index) => {
      const owner = { studentId: owners[index] ?? '', applicationId: newRecordId(payload) }
      return { ...owner, files: documents(owner) }
    })
    await insertRows({ payload, collection: 'applicant-documents', rows: records.flatMap(({ files }) => files) })
    const rows = generated.flatMap(({ application }, index) => {
      const { files, ...ids } = records[index] ?? { studentId: '', applicationId: '', files: [] }
      return [application({ ...ids, documents: Object.fromEntries(files.map(({ kind, id }) => [kind, id])) })]
    })
    const groups = ['agreement', 'correction']
    const ids = await insertRows({ payload, collection: 'applications', rows, groups })
    const events = generated.flatMap((one, index) => one.events(ids[index] ?? ''))
    await insertRows({ payload, collection: 'application-events', rows: events })
    const accounts = rows.map((row, index) =>
      feeAccountOf(applicationRecord({ ...row, id: ids[index] } as Application)),
    )
    const approved = accounts.flatMap((account, index) => {
      const approvedAt = generated[index]?.approvedAt
      return account.isApproved && approvedAt ? [{ account, approvedAt }] : []
    })
    await insertDues({ payload, approved, now })
    done += size
    if (Math.floor(done / REPORT_EVERY) > Math.floor((done - size) / REPORT_EVERY) || done === total) {
      report(`applications: ${done} of ${total}`)
    }
  }
}
