import type { UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../forms/locale.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { UnitFacts } from './UnitFacts.tsx'
import { useDrag } from './use-drag.ts'
import { choicesFormWords } from './words/words.ts'

/** With fewer choices one press is enough. */
const FEWEST_TO_MOVE_AT_ONCE = 3

interface ChosenUnitsProps {
  units: readonly UnitToChoose[]
  nameOf: (unit: UnitToChoose) => string
  onMove: (from: number, to: number) => void
  onRemove: (place: number) => void
}

/** The ranked choices. They move with buttons, by dragging, and to a place that is named. */
export function ChosenUnits({ units, nameOf, onMove, onRemove }: ChosenUnitsProps) {
  const w = useWords(choicesFormWords)
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef('')
  const [moving, setMoving] = useState('')
  const { dragged, start, onList } = useDrag(onMove)
  // A button loses the focus when its row changes places.
  useEffect(() => {
    if (pressed.current === '') return
    list.current?.querySelector<HTMLElement>(`[data-press="${CSS.escape(pressed.current)}"]`)?.focus()
    pressed.current = ''
  })
  const move = (unit: UnitToChoose, place: number, to: number, way: 'up' | 'down') => ({
    type: 'button' as const,
    className: 'button quiet',
    'data-press': `${way} ${unit.code}`,
    'aria-disabled': units[to] === undefined,
    onClick() {
      if (units[to] === undefined) return
      pressed.current = `${way} ${unit.code}`
      onMove(place, to)
    },
  })
  const moved = units.find(({ code }) => code === moving)
  return (
    <>
      <ol className="merit-ranked" ref={list} {...onList}>
        {units.map((unit, place) => (
          <li key={unit.code} data-dragged={dragged === place ? '' : undefined}>
            <span className="merit-place numbers" role="img" aria-label={w.place(place + 1)}>
              {place + 1}
            </span>
            <UnitFacts unit={unit} />
            <span className="merit-handle" title={w.drag} aria-hidden="true" onPointerDown={start(place)}>
              ⠿
            </span>
            <div className="merit-moves">
              <button {...move(unit, place, place - 1, 'up')}>
                {w.up}
                <span className="visually-hidden">{w.ofUnit(nameOf(unit))}</span>
              </button>
              <button {...move(unit, place, place + 1, 'down')}>
                {w.down}
                <span className="visually-hidden">{w.ofUnit(nameOf(unit))}</span>
              </button>
              {units.length >= FEWEST_TO_MOVE_AT_ONCE && (
                <button type="button" className="button quiet" onClick={() => setMoving(unit.code)}>
                  {w.moveTo}
                  <span className="visually-hidden">{w.ofUnit(nameOf(unit))}</span>
                </button>
              )}
              <button type="button" className="button quiet" onClick={() => onRemove(place)}>
                {w.remove}
                <span className="visually-hidden">{w.ofUnit(nameOf(unit))}</span>
              </button>
            </div>
          </li>
        ))}
      </ol>
      {moved && <MoveDialog units={units} nameOf={nameOf} unit={moved} onMove={onMove} onClose={() => setMoving('')} />}
    </>
  )
}
