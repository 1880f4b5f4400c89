import type { UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'
import { useId, useState } from 'react'
import { FieldFrame } from '../../../forms/FieldFrame.tsx'
import { useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { choicesFormWords } from './words/words.ts'

interface MoveDialogProps {
  units: readonly UnitToChoose[]
  nameOf: (unit: UnitToChoose) => string
  unit: UnitToChoose
  onMove: (from: number, to: number) => void
  onClose: () => void
}

/** Moves a choice to any place at once, where buttons would need many presses. */
export function MoveDialog({ units, nameOf, unit, onMove, onClose }: MoveDialogProps) {
  const w = useWords(choicesFormWords)
  const id = useId()
  const from = units.indexOf(unit)
  const [to, setTo] = useState(from)
  return (
    <Modal id={id} title={w.moveTitle(nameOf(unit))} onClose={onClose}>
      <FieldFrame id={`${id}-place`} label={w.newPlace} validationError={undefined}>
        <select id={`${id}-place`} value={to} onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}>
          {units.map((each, place) => (
            <option key={each.code} value={place}>
              {`${place + 1}. ${nameOf(each)}`}
            </option>
          ))}
        </select>
      </FieldFrame>
      <div className="actions">
        <button
          type="button"
          className="button primary"
          onClick={() => {
            onMove(from, to)
            onClose()
          }}
        >
          {w.moveThere}
        </button>
      </div>
    </Modal>
  )
}
