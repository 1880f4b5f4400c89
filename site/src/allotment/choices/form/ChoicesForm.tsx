import type { OwnProcess, UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'
import { belowMinimum } from '@pravesh/shared/allotment/entries/counting'
import { useRef, useState } from 'react'
import { Alert } from '../../../forms/Alert.tsx'
import { useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { notify } from '../../../ui/notify.ts'
import { KeptActions } from '../../terms/KeptActions.tsx'
import { callMerit } from '../../terms/merit-api.ts'
import { useKept } from '../../terms/use-kept.ts'
import { BelowMinimum } from './BelowMinimum.tsx'
import { ChosenUnits } from './ChosenUnits.tsx'
import { OtherUnits } from './OtherUnits.tsx'
import { moved } from './ranking.ts'
import { choicesFormWords } from './words/words.ts'

interface ChoicesFormProps {
  process: OwnProcess
  reload: () => void
}

/** Ranks the units of an application. Nothing is saved before its button is pressed; each move is announced. */
export default function ChoicesForm({ process, reload }: ChoicesFormProps) {
  const w = useWords(choicesFormWords)
  const translate = useTranslate()
  const { applicationId, revision } = process
  const { units, most, chosen: saved } = process.choices
  const kept = useKept(`merit-choices:${applicationId}`, saved)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // A unit may have left the process since the choices were kept in this tab.
  const ranked = kept.value.flatMap((code) => units.find((unit) => unit.code === code) ?? [])
  const codes = ranked.map(({ code }) => code)
  const nameOf = ({ college, subject }: UnitToChoose) =>
    [college, subject]
      .filter((name) => name !== '')
      .map(translate)
      .join(', ')

  function move(from: number, to: number): void {
    const unit = ranked[from]
    if (unit === undefined) return
    kept.change(moved(codes, from, to))
    setSaid(w.movedTo(nameOf(unit), to + 1, codes.length))
  }

  function remove(place: number): void {
    const unit = ranked[place]
    if (unit === undefined) return
    kept.change(codes.toSpliced(place, 1))
    setSaid(w.removed(nameOf(unit)))
    // The button that was pressed is gone.
    heading.current?.focus()
  }

  async function save(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setRefusal('')
    const { ok, status, msg } = await callMerit('saveChoices', applicationId, { revision, choices: codes })
    setBusy(false)
    if (!ok) {
      setRefusal(translate(msg))
      if (status !== 0) reload()
      return
    }
    kept.forget()
    notify(w.saved)
    reload()
  }

  // What does not count any more can be removed, and not be added.
  const offered = units.filter(({ counts }) => counts !== 'no')
  if (units.length === 0 && belowMinimum(process.findings)) return <BelowMinimum process={process} />
  return (
    <>
      <p className="hint">{w.text(most)}</p>
      <BelowMinimum process={process} />
      <h3 ref={heading} tabIndex={-1}>
        {w.chosen}
      </h3>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {ranked.length === 0 && <p>{w.none}</p>}
      <ChosenUnits units={ranked} nameOf={nameOf} onMove={move} onRemove={remove} />
      {refusal !== '' && (
        <Alert tone="bad" focus>
          <p>{refusal}</p>
        </Alert>
      )}
      <KeptActions kept={kept} isBusy={isBusy} words={w} onSave={() => void save()} />
      {offered.length > 0 && (
        <OtherUnits
          units={offered.filter(({ code }) => !codes.includes(code))}
          nameOf={nameOf}
          isFull={codes.length >= most}
          most={most}
          onAdd={(unit) => {
            kept.change([...codes, unit.code])
            setSaid(w.added(nameOf(unit), codes.length + 1))
          }}
        />
      )}
    </>
  )
}
