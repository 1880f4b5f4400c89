import { CHANNEL_LABELS } from '@pravesh/shared/payments/channels'
import { isUndecided, OFFLINE_LABELS } from '@pravesh/shared/payments/offline/status'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { UIFieldServerProps } from 'payload'
import { readRow } from '../../../database/records/read-row.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { similarPayments } from '../similar-payments.ts'
import { similarWords as words } from './similar-words.ts'

type Props = Pick<UIFieldServerProps, 'data' | 'payload' | 'user'>

/** On an undecided offline payment, or the bank line that it is: other entries that may be the same payment. */
export async function SimilarPayments({ data, payload, user }: Props) {
  const id: unknown = 'offlineId' in data ? data.offlineId : data.id
  if (!user || typeof id !== 'string') return null
  const entry = await readRow({ payload, collection: 'offline-payments', where: { id: { equals: id } } })
  if (entry === null || !isUndecided(entry.status)) return null
  const similar = await similarPayments({ payload, user, entry })
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar-payments" className="admin-panel">
      <h2 id="similar-payments">{words.heading}</h2>
      <p>{words.text}</p>
      <ul>
        {similar.map(({ id: other, channel, reference, receivedOn, status, enteredBy }) => (
          <li key={other}>
            <a href={`${payload.config.routes.admin}/collections/offline-payments/${other}`}>
              {words.entry(staffText(CHANNEL_LABELS[channel]), reference)}
            </a>
            {words.facts(formatLongDay(receivedOn), enteredBy, staffText(OFFLINE_LABELS[status]))}
          </li>
        ))}
      </ul>
      <p>{words.next}</p>
    </section>
  )
}
