import type { PublicProcess } from '@pravesh/shared/allotment/calls/public-calls'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { useState } from 'react'
import { FieldFrame } from '../../forms/FieldFrame.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { Calendar } from '../calendar/Calendar.tsx'
import { Lists } from './Lists.tsx'
import { choiceIn, type ListChoice, queryOf } from './list-choice.ts'
import { Rounds } from './Rounds.tsx'
import { Vacancies } from './Vacancies.tsx'
import { listsWords } from './words/words.ts'

/** One of the processes, which is chosen in the address. */
export function Processes({ processes }: { processes: readonly PublicProcess[] }) {
  const w = useWords(listsWords)
  const locale = useLocale()
  const [query, setQuery] = useState(() => new URLSearchParams(location.search))
  const process = processes.find(({ id }) => id === query.get('process')) ?? processes[0]
  if (process === undefined) return null
  const choice = choiceIn(query, process)
  function show(id: string, chosen: ListChoice | null): void {
    const next = queryOf(id, chosen)
    history.replaceState(history.state, '', `?${next}`)
    setQuery(next)
  }
  return (
    <div className="merit">
      {processes.length > 1 ? (
        <FieldFrame id="merit-process" label={w.process} validationError={undefined}>
          <select
            id="merit-process"
            value={process.id}
            onChange={({ currentTarget }) => show(currentTarget.value, null)}
          >
            {processes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </FieldFrame>
      ) : (
        <p className="greeting" lang={langOf(process.title, locale)}>
          {process.title}
        </p>
      )}
      <Calendar processId={process.id} state={process.state} steps={process.steps} />
      <Lists process={process} choice={choice} onChoose={(chosen) => show(process.id, chosen)} />
      <Vacancies key={process.id} process={process} />
      <Rounds process={process} />
    </div>
  )
}
