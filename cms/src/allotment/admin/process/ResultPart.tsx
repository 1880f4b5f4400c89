import type { Payload } from 'payload'
import { listsOf } from '../../lists/find-lists.ts'
import type { ProcessRecord } from '../../processes/find-process.ts'
import { offerCounts } from '../../reports/offer-counts.ts'
import { publishedList } from '../lists/published-list.ts'
import {
  Joining,
  Lists,
  MarksEntry,
  MarksQueue,
  Objections,
  PublishedLists,
  Reports,
  Rounds,
  UniversityReturn,
} from './parts.ts'
import type { Section } from './sections.ts'

interface ResultPartProps {
  payload: Payload
  process: ProcessRecord
  section: Exclude<Section, 'overview' | 'days' | 'units' | 'rules' | 'seats' | 'history'>
  /** Address of this part of the page. */
  address: string
  /** The application whose marks are asked for; untrusted, empty for the queue. */
  application: string
  mayPrepare: boolean
  mayPublish: boolean
}

/** One part of the page of a process that is open: marks, lists, rounds and what came of them. */
export async function ResultPart({ payload, process, section, address, application, ...may }: ResultPartProps) {
  const { id } = process
  const applications = `${payload.config.routes.admin}/collections/applications`
  switch (section) {
    case 'marks':
      return application === '' ? (
        <MarksQueue address={address} id={id} />
      ) : (
        <MarksEntry application={application} applications={applications} back={address} />
      )
    case 'lists':
      return (
        <>
          {may.mayPublish && <Lists id={id} />}
          <PublishedLists lists={(await listsOf(payload, id)).map(publishedList)} process={id} />
        </>
      )
    case 'objections':
      return <Objections applications={applications} id={id} />
    case 'rounds':
      return <Rounds id={id} mayPrepare={may.mayPrepare} />
    case 'joining':
      return <Joining id={id} />
    case 'reports':
      return <Reports id={id} offers={await offerCounts(payload, id)} />
    case 'return':
      return <UniversityReturn id={id} revision={process.revision} template={process.returnTemplate} />
  }
}
