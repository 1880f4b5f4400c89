import './people.css'
import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { loadPerson } from '../load-person.ts'
import { peopleWords } from './words.ts'

/** On the page of an account: all records of the person that the reader may read. */
export async function PersonPanel({ data, payload, user }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (!user || typeof id !== 'string') return null
  const groups = await loadPerson({ payload, user, studentId: id })
  const { heading, none, more } = peopleWords.person
  return (
    <section aria-labelledby="person-records" className="admin-panel">
      <h2 id="person-records">{heading}</h2>
      {groups.length === 0 && <p>{none}</p>}
      {groups.map((group) => (
        <section aria-label={group.heading} className="person__group" key={group.heading}>
          <h3>{group.heading}</h3>
          <ul>
            {group.lines.map(({ id: record, title, details, href }) => (
              <li key={record}>
                <Link href={href}>{title}</Link> <span>{details.join(' · ')}</span>
              </li>
            ))}
          </ul>
          {group.hasMore && <p>{more}</p>}
        </section>
      ))}
    </section>
  )
}
