import { CONTACT_LABELS } from '@pravesh/shared/accounts/contact-change'
import type { UIFieldServerProps } from 'payload'
import { istDay } from '../../foundation/formats.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { may } from '../../staff/index.ts'
import { contactHistory } from './contact-history.ts'
import { RestoreContact } from './parts.ts'
import { accountAdminWords } from './words.ts'

const words = partOf(() => accountAdminWords.history)

/** On a student's record: changes of e-mail and phone, and for staff who may, what puts an earlier one back. */
export async function ContactHistory({ data, payload, user }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (!user || typeof id !== 'string') return null
  const history = await contactHistory({ payload, user, studentId: id })
  if (history.length === 0) return null
  const mayRestore = may(user, 'restore contacts')
  return (
    <section aria-labelledby="contact-history" className="admin-panel">
      <h2 id="contact-history">{words.heading}</h2>
      <ul>
        {history.map(({ change, present }) => (
          <li key={change.id}>
            {words.entry(istDay(change.changedAt), staffText(CONTACT_LABELS[change.contact]), change.from, change.to)}
            {change.restoredBy && (
              <>
                <br />
                {words.restored(change.restoredBy, change.reason ?? '')}
              </>
            )}
            {mayRestore && present !== null && (
              <RestoreContact contact={change.contact} earlier={change.from} id={change.id} present={present} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
