'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import { FilterSelect } from './FilterSelect.tsx'
import { conditionsOf, type FilterValues, type ListFilterSet, type ListView, noValues } from './filters.ts'
import { listQuery } from './list-query.ts'
import { listWords } from './words.ts'

interface ListFiltersProps {
  /** Name of the form. */
  label: string
  /** Address of the list. */
  list: string
  /** Default order of the list. */
  sort: string
  view: ListView | null
  filters: ListFilterSet
  values: FilterValues
}

/** Filters the current view of a list. Selects apply at once. */
export function ListFilters({ label, list, sort, view, filters, values }: ListFiltersProps) {
  const router = useRouter()
  const [days, setDays] = useState({ from: values.from, to: values.to })
  const isFiltered = [values.from, values.to, ...Object.values(values.selected)].some((value) => value !== '')

  const show = (changed: FilterValues) => {
    const conditions = conditionsOf(view, filters, changed)
    // Payload keeps the latest order, which an index may not serve for other filters.
    router.push(`${list}?${listQuery(conditions)}&sort=${view?.sort ?? sort}`)
  }
  function showDays(event: FormEvent) {
    event.preventDefault()
    show({ ...values, ...days })
  }

  return (
    <form aria-label={label} className="list-bar__filters" onSubmit={showDays}>
      {filters.selects.map(({ field, label: name, choices }) => (
        <FilterSelect
          choices={choices}
          key={field}
          label={name}
          onChange={(value) => show({ ...days, selected: { ...values.selected, [field]: value } })}
          value={values.selected[field] ?? ''}
        />
      ))}
      {(['from', 'to'] as const).map((key) => (
        <label key={key}>
          {filters.days[key]}
          <input onChange={(event) => setDays({ ...days, [key]: event.target.value })} type="date" value={days[key]} />
        </label>
      ))}
      <Button buttonStyle="secondary" margin={false} size="small" type="submit">
        {listWords.show}
      </Button>
      {isFiltered && (
        <Button buttonStyle="transparent" margin={false} onClick={() => show(noValues(filters))} size="small">
          {listWords.clear}
        </Button>
      )}
    </form>
  )
}
