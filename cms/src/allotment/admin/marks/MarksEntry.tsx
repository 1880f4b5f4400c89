'use client'

import '../merit.css'
import { Link } from '@payloadcms/ui'
import type { StaffEntry } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { Loading } from '../Loading.tsx'
import { resultWords } from '../result-words.ts'
import { useLoaded } from '../use-loaded.ts'
import { DocumentBeside } from './DocumentBeside.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { entryCalls } from './entry-calls.ts'
import { VerifyForm } from './VerifyForm.tsx'

interface MarksEntryProps {
  /** Its id. */
  application: string
  /** Address of the queue. */
  back: string
  /** Address of the list of applications. */
  applications: string
}

/** The marks of an applicant beside the documents that prove them. */
export function MarksEntry({ application, back, applications }: MarksEntryProps) {
  const words = resultWords.marks
  const loaded = useLoaded<StaffEntry>({ call: entryCalls.entry, id: application })
  return (
    <>
      <p>
        <Link href={back}>{words.back}</Link>
      </p>
      <Loading loaded={loaded}>
        {(entry) => (
          <section className="admin-panel">
            <h2>
              {entry.name}, {entry.number}
            </h2>
            <p>
              <a href={`${applications}/${entry.applicationId}`} rel="noopener" target="_blank">
                {words.review}
              </a>
            </p>
            <EntryFacts entry={entry} />
            <div className="merit__sides">
              {/* Keyed, so that what was typed for one revision never carries over to another. */}
              <VerifyForm entry={entry} key={entry.revision} reload={loaded.load} />
              <DocumentBeside documents={entry.documents} />
            </div>
          </section>
        )}
      </Loading>
    </>
  )
}
