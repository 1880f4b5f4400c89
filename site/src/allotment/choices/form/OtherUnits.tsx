import type { UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'
import { useId, useState } from 'react'
import { useWords } from '../../../forms/locale.ts'
import { UnitFacts } from './UnitFacts.tsx'
import { choicesFormWords } from './words/words.ts'

/** From this many units on, the list has a field to find one. */
const MANY = 8

interface OtherUnitsProps {
  units: readonly UnitToChoose[]
  nameOf: (unit: UnitToChoose) => string
  isFull: boolean
  most: number
  onAdd: (unit: UnitToChoose) => void
}

/** The units that are not chosen, to add them at the end. */
export function OtherUnits({ units, nameOf, isFull, most, onAdd }: OtherUnitsProps) {
  const w = useWords(choicesFormWords)
  const id = useId()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = units.filter((unit) => `${nameOf(unit)} ${unit.college}`.toLowerCase().includes(wanted))
  return (
    <>
      <h3>{w.others}</h3>
      {isFull && <p>{w.full(most)}</p>}
      {units.length === 0 && <p>{w.allChosen}</p>}
      {units.length >= MANY && (
        <div className="field">
          <label htmlFor={id}>{w.find}</label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      )}
      {units.length > 0 && found.length === 0 && <p role="status">{w.noneFound}</p>}
      <ul className="merit-others">
        {found.map((unit) => (
          <li key={unit.code}>
            <UnitFacts unit={unit} />
            <button type="button" className="button" aria-disabled={isFull} onClick={() => isFull || onAdd(unit)}>
              {w.add}
              <span className="visually-hidden">{w.ofUnit(nameOf(unit))}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
