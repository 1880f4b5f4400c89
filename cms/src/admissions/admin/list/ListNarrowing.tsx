'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import { listQuery } from './list-query.ts'
import { NarrowingSelect } from './NarrowingSelect.tsx'
import { type Choice, conditionsOf, fixedChoices, type Narrowing, narrowingLabel } from './narrowing.ts'
import { viewOf } from './views.ts'
import { listWords } from './words.ts'

interface ListNarrowingProps {
  /** Address of the list. */
  list: string
  viewKey: string
  narrowing: Narrowing
  colleges: readonly Choice[]
  sessions: readonly Choice[]
}

/** Filters the current view by course, college, session, category and date. Selects apply at once. */
export function ListNarrowing({ list, viewKey, narrowing, colleges, sessions }: ListNarrowingProps) {
  const router = useRouter()
  const [days, setDays] = useState({ from: narrowing.from, to: narrowing.to })
  const isNarrowed = Object.values(narrowing).some((value) => value !== '')

  const show = (changed: Partial<Narrowing>) => {
    const conditions = conditionsOf(viewOf(viewKey) ?? null, { ...narrowing, ...days, ...changed })
    router.push(conditions.length === 0 ? list : `${list}?${listQuery(conditions)}`)
  }
  function showDays(event: FormEvent) {
    event.preventDefault()
    show({})
  }
  const selects = { ...fixedChoices, college: colleges, sessionYear: sessions }

  return (
    <form aria-label={listWords.narrow} className="list-bar__narrowing" onSubmit={showDays}>
      {(['course', 'college', 'sessionYear', 'category'] as const).map((key) => (
        <NarrowingSelect
          choices={selects[key]}
          key={key}
          label={narrowingLabel(key)}
          onChange={(value) => show({ [key]: value })}
          value={narrowing[key]}
        />
      ))}
      {(['from', 'to'] as const).map((key) => (
        <label key={key}>
          {narrowingLabel(key)}
          <input onChange={(event) => setDays({ ...days, [key]: event.target.value })} type="date" value={days[key]} />
        </label>
      ))}
      <Button buttonStyle="secondary" margin={false} size="small" type="submit">
        {listWords.show}
      </Button>
      {isNarrowed && (
        <Button
          buttonStyle="transparent"
          margin={false}
          onClick={() => show({ course: '', college: '', sessionYear: '', category: '', from: '', to: '' })}
          size="small"
        >
          {listWords.clear}
        </Button>
      )}
    </form>
  )
}
