import { langOf } from '@pravesh/shared/platform/lang-of'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { unitsOf } from '@pravesh/shared/shop/orders/lines'
import { useId } from 'react'
import { useLocale } from '../../../forms/locale.ts'

/** A book with the copies that can be chosen. */
interface Choosable extends OrderItem {
  name: string
}

interface ChooseCopiesProps {
  words: { legend: string; all: string; some: string; upTo: (copies: number) => string }
  lines: readonly Choosable[]
  /** Null for everything. */
  chosen: readonly OrderItem[] | null
  /** Shown as an error; empty without one. */
  problem: string
  onChosen: (chosen: readonly OrderItem[] | null) => void
}

/** Everything, or some books with their copies. */
export function ChooseCopies({ words, lines, chosen, problem, onChosen }: ChooseCopiesProps) {
  const locale = useLocale()
  const id = useId()
  const radio = (isAll: boolean, label: string) => (
    <label className="choice">
      <input
        type="radio"
        name={id}
        checked={isAll === (chosen === null)}
        onChange={() => onChosen(isAll ? null : [])}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset className="field choices" aria-describedby={problem === '' ? undefined : `${id}-error`}>
      <legend>{words.legend}</legend>
      {problem !== '' && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      {radio(true, words.all)}
      {radio(false, words.some)}
      {chosen !== null &&
        lines.map(({ bookId, name, units }) => (
          <div key={bookId} className="field">
            <label htmlFor={`${id}-${bookId}`}>
              <span lang={langOf(name, locale)}>{name}</span> {words.upTo(units)}
            </label>
            <select
              id={`${id}-${bookId}`}
              value={unitsOf(chosen, bookId)}
              onChange={({ currentTarget }) =>
                onChosen(withCopies(chosen, { bookId, units: Number(currentTarget.value) }))
              }
            >
              {Array.from({ length: units + 1 }, (_, copies) => copies).map((copies) => (
                <option key={copies} value={copies}>
                  {copies}
                </option>
              ))}
            </select>
          </div>
        ))}
    </fieldset>
  )
}

function withCopies(chosen: readonly OrderItem[], { bookId, units }: OrderItem): OrderItem[] {
  const others = chosen.filter((item) => item.bookId !== bookId)
  return units === 0 ? others : [...others, { bookId, units }]
}
