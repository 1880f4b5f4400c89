import { consentStates } from '@pravesh/shared/accounts/consent/consent-states'
import { LANGUAGE_NAMES } from '@pravesh/shared/platform/locale'
import type { UIFieldServerProps } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { istDay } from '../../foundation/formats.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { isInScope, mayDo } from '../../staff/index.ts'
import { consentsOf } from '../consent/consents-of.ts'
import { accountAdminWords } from './words.ts'

const words = partOf(() => accountAdminWords.consents)
const languageNames = new Map<string, string>(Object.entries(LANGUAGE_NAMES))

/** On a student's record: each purpose with its state, and every act with its version, language and place. */
export async function Consents({ data, payload, user }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (!user || typeof id !== 'string' || !mayDo(user, 'read', 'students')) return null
  if (!(await isInScope({ payload, user, collection: 'students', id }))) return null
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: id } } })
  if (student === null) return null
  const entries = await consentsOf(payload, student)
  return (
    <section aria-labelledby="consents" className="admin-panel">
      <h2 id="consents">{words.heading}</h2>
      <ul>
        {consentStates(entries).map(({ purpose, given }) => (
          <li key={purpose}>{words.state(words.purposes[purpose], given)}</li>
        ))}
      </ul>
      {entries.length > 0 && (
        <details>
          <summary>{words.history}</summary>
          <ul>
            {entries.map((entry) => (
              <li key={`${entry.purpose} ${entry.act} ${entry.at}`}>
                {words.entry({
                  ...entry,
                  locale: languageNames.get(entry.locale) ?? '',
                  day: istDay(entry.at),
                  purpose: words.purposes[entry.purpose],
                  act: words.acts[entry.act],
                  where: words.places[entry.where],
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
