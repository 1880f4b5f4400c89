import type { PublicProcess } from '@pravesh/shared/allotment/calls/public-calls'
import { listName } from '@pravesh/shared/allotment/process/list-title'
import { categoryTitle } from '@pravesh/shared/allotment/process/step-title'
import { type ReactNode, useId, useState } from 'react'
import { FieldFrame } from '../../forms/FieldFrame.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { termWords } from '../terms/words/words.ts'
import type { ListChoice } from './list-choice.ts'
import { listsWords } from './words/words.ts'

interface ListFilterProps {
  process: PublicProcess
  choice: ListChoice
  onChoose: (choice: ListChoice) => void
}

/** Chooses a list, its subject and category, and searches an application. */
export function ListFilter({ process, choice, onChoose }: ListFilterProps) {
  const w = useWords(listsWords)
  const terms = useWords(termWords)
  const locale = useLocale()
  const translate = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState(choice)
  const { lists, subjects, categories } = process
  const listOf = ({ kind, version }: Pick<ListChoice, 'kind' | 'version'>) => `${kind} ${version}`
  return (
    <form
      className="merit-filter"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose({ ...typed, number: typed.number.trim(), page: 1 })
      }}
    >
      <Select
        id={`${id}-list`}
        label={w.list}
        value={listOf(typed)}
        onChange={(value) => {
          const list = lists.find((each) => listOf(each) === value)
          if (list) setTyped({ ...typed, kind: list.kind, version: list.version })
        }}
      >
        {lists.map((list) => (
          <option key={listOf(list)} value={listOf(list)}>
            {terms.lists[list.kind](list.version)}
          </option>
        ))}
      </Select>
      {subjects.length > 1 && (
        <Select
          id={`${id}-subject`}
          label={w.subject}
          value={typed.subject}
          onChange={(subject) => setTyped({ ...typed, subject })}
        >
          {subjects.map((subject) => (
            <option key={subject} value={subject}>
              {listName(subject, locale, translate)}
            </option>
          ))}
        </Select>
      )}
      <Select
        id={`${id}-category`}
        label={w.category}
        value={typed.category}
        onChange={(category) => setTyped({ ...typed, category })}
      >
        <option value="">{w.allCategories}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryTitle(category, locale)}
          </option>
        ))}
      </Select>
      <FieldFrame id={`${id}-number`} label={w.number} hint={w.numberHint} validationError={undefined}>
        <input
          id={`${id}-number`}
          value={typed.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-describedby={`${id}-number-hint`}
          onChange={({ currentTarget }) => setTyped({ ...typed, number: currentTarget.value })}
        />
      </FieldFrame>
      <div className="actions">
        <button type="submit" className="button primary">
          {w.show}
        </button>
        {choice.number !== '' && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              setTyped({ ...typed, number: '' })
              onChoose({ ...choice, number: '', page: 1 })
            }}
          >
            {w.clear}
          </button>
        )}
      </div>
    </form>
  )
}

interface SelectProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Select({ id, label, value, onChange, children }: SelectProps) {
  return (
    <FieldFrame id={id} label={label} validationError={undefined}>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {children}
      </select>
    </FieldFrame>
  )
}
