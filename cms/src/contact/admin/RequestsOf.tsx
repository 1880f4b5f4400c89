import { REQUEST_STATE_LABELS } from '@pravesh/shared/contact/help/request-state'
import type { HelpSubjectKind } from '@pravesh/shared/contact/help/subjects'
import type { UIFieldServerProps } from 'payload'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { requestsAbout } from '../desk/requests-about.ts'
import { deskWords } from './words.ts'

/** On a record: links to the requests about it. Nothing while there are none. */
export async function RequestsOf({ data, kind, payload, user }: UIFieldServerProps & { kind: HelpSubjectKind }) {
  const id: unknown = data?.id
  if (!user || typeof id !== 'string') return null
  const requests = await requestsAbout({ payload, user, kind, id })
  if (requests === null || requests.length === 0) return null
  return (
    <section aria-labelledby="requests" className="admin-panel">
      <h2 id="requests">{deskWords.requests}</h2>
      <ul className="admin-links">
        {requests.map(({ id: requestId, reference, state, excerpt }) => (
          <li key={requestId}>
            <a href={`/admin/collections/contact-messages/${requestId}`}>{reference}</a>,{' '}
            {staffText(REQUEST_STATE_LABELS[state].staff)}: {excerpt}
          </li>
        ))}
      </ul>
    </section>
  )
}
