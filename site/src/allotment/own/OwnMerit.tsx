import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import { useState } from 'react'
import { ListGate } from '../../forms/ListGate.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { useList } from '../../forms/use-list.ts'
import { fetchOwn } from '../terms/merit-api.ts'
import { MeritProcess } from './MeritProcess.tsx'
import { ownWords } from './words/words.ts'

/** The merit process of the application in the address, else of the first one. */
export function OwnMerit() {
  const mine = useList<OwnProcess>(fetchOwn)
  const [wanted] = useState(() => new URLSearchParams(location.search).get('application'))
  return (
    <ListGate {...mine}>
      {(items) => {
        const shown = items.find(({ applicationId }) => applicationId === wanted) ?? items[0]
        if (shown === undefined) return <NoProcess />
        return (
          <>
            <MeritProcess key={shown.applicationId} process={shown} reload={mine.reload} />
            <Others items={items.filter((item) => item !== shown)} />
          </>
        )
      }}
    </ListGate>
  )
}

function NoProcess() {
  const w = useWords(ownWords).none
  const paths = usePaths()
  return (
    <section className="empty-state">
      <h2>{w.title}</h2>
      <p>{w.text}</p>
      <div className="actions">
        <a href={paths.application} className="button primary">
          {w.application}
        </a>
        <a href={paths.meritLists} className="button">
          {w.lists}
        </a>
      </div>
    </section>
  )
}

function Others({ items }: { items: readonly OwnProcess[] }) {
  const w = useWords(ownWords)
  const paths = usePaths()
  if (items.length === 0) return null
  return (
    <nav aria-label={w.others} className="merit-part">
      <h2>{w.others}</h2>
      <ul>
        {items.map(({ applicationId, title, number }) => (
          <li key={applicationId}>
            <a href={paths.meritOf(applicationId)}>
              {title} (<span className="numbers">{number}</span>)
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
