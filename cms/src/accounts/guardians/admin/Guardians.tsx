import type { UIFieldServerProps } from 'payload'
import { istDay } from '../../../foundation/formats.ts'
import { isInScope, mayDo } from '../../../staff/index.ts'
import { guardianRows } from '../../guardian-acts/guardian-rows.ts'
import { guardianLine, guardianOf } from './guardian-line.ts'
import { guardianAdminWords } from './words/words.ts'

/** On the record of a student with a guardian: the state of the consent, and every act about it. */
export async function Guardians({ data, payload, user }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (!user || typeof id !== 'string' || !mayDo(user, 'read', 'students')) return null
  if (!(await isInScope({ payload, user, collection: 'students', id }))) return null
  const rows = await guardianRows({ payload, studentId: id })
  const [latest] = rows
  if (latest === undefined) return null
  const { heading, history, acts, by, entry } = guardianAdminWords
  return (
    <section aria-labelledby="guardians" className="admin-panel">
      <h2 id="guardians">{heading}</h2>
      <p>{guardianLine(latest, new Date())}</p>
      <details>
        <summary>{history}</summary>
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              {entry({
                day: istDay(row.at),
                act: acts[row.act],
                by: by[row.by],
                guardian: guardianOf(row),
                phone: row.phone ?? '',
                version: row.version,
                locale: row.locale,
              })}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
