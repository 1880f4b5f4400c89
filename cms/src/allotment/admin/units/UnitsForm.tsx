'use client'

import '../merit.css'
import { processStaffCalls } from '@pravesh/shared/allotment/calls/staff-processes'
import type { Progress } from '@pravesh/shared/allotment/process/allowed-changes'
import { listTitle, unitTitle } from '@pravesh/shared/allotment/process/list-title'
import type { CategoryCode, UnitSetting } from '@pravesh/shared/allotment/process/units'
import { useId, useState } from 'react'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import type { CourseUnits } from '../../processes/course-units.ts'
import { RemoveButton } from '../RemoveButton.tsx'
import { SaveBar } from '../SaveBar.tsx'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import { useChange } from '../use-change.ts'
import { meritWords } from '../words.ts'
import { AddUnits } from './AddUnits.tsx'
import { CutOffFields } from './CutOffFields.tsx'
import { cutOffProblems } from './cut-off-problems.ts'
import { enteredCutOffs, readCutOffs, typedCutOffs } from './typed-cut-offs.ts'
import { sentUnits, type TypedUnit, typedUnits } from './typed-units.ts'

interface UnitsFormProps {
  id: string
  revision: number
  mayPrepare: boolean
  progress: Progress
  units: UnitSetting[]
  categories: readonly CategoryCode[]
  offered: CourseUnits
  creditsFee: boolean
  /** Whether the rules have a list of deputed teachers. */
  hasService: boolean
}

const nameOf = ({ collegeName: college, subject }: TypedUnit) => unitTitle({ college, subject }, staffLanguage())

/** What applicants rank, with the amount that each seat costs. */
export function UnitsForm({ id, revision, mayPrepare, progress, units: saved, categories, ...rest }: UnitsFormProps) {
  const { offered, hasService } = rest
  const words = meritWords.units
  const formId = useId()
  const [units, setUnits] = useState(() => typedUnits(saved))
  const [creditsFee, setCreditsFee] = useState(rest.creditsFee)
  const [cutOffs, setCutOffs] = useState(() => typedCutOffs(saved, categories))
  const { busy, problems, setProblems, send } = useChange({ call: processStaffCalls.saveUnits, id })
  const form = useInvalidFocus<HTMLElement>(problems)

  function save() {
    const read = readCutOffs(cutOffs.table, saved)
    const fields = cutOffProblems(cutOffs, read)
    if (Object.keys(fields).length > 0) return setProblems({ fields, text: '' })
    const sent = sentUnits(units, enteredCutOffs(cutOffs, read))
    if ('wrong' in sent)
      return setProblems({ fields: { [`units.${sent.wrong}.amountPaise`]: words.wrongAmount }, text: '' })
    void send({ revision, units: sent.units, creditsFee })
  }
  const problemOf = ({ code }: TypedUnit, at: number) =>
    ['amountPaise', 'college', 'subject', 'cutOffs.session', 'cutOffs.source']
      .map((name) => problems.fields[`units.${at}.${name}`])
      .find(Boolean) ??
    problems.fields[`units/${code}`] ??
    ''

  return (
    <section className="admin-panel" ref={form}>
      <h2>{meritWords.sections.units}</h2>
      <p>{words.text}</p>
      {progress.state === 'open' && <p>{words.openText}</p>}
      {!mayPrepare && <p>{meritWords.readOnly}</p>}
      {units.length === 0 ? <p>{words.none}</p> : <p>{words.count(units.length)}</p>}
      <fieldset className="merit__fields" disabled={!mayPrepare}>
        {units.length > 0 && (
          <StackedTable
            head={[words.college, words.subject, words.code, words.amount, ''].map((label) => ({ label }))}
            label={meritWords.sections.units}
          >
            {units.map((unit, at) => {
              const problem = problemOf(unit, at)
              const problemId = `${formId}${at}`
              return (
                <Row key={`${unit.college}/${unit.subject}`}>
                  <RowHead>
                    {unit.collegeName}
                    {problem !== '' && (
                      <p className="admin-error" id={problemId}>
                        {problem}
                      </p>
                    )}
                  </RowHead>
                  <Cell label={words.subject}>{listTitle(unit.subject, staffLanguage())}</Cell>
                  <Cell label={words.code}>{unit.code}</Cell>
                  <Cell isField label={words.amount}>
                    <input
                      aria-describedby={problem === '' ? undefined : problemId}
                      aria-invalid={problem !== ''}
                      aria-label={`${nameOf(unit)}: ${words.amount}`}
                      inputMode="decimal"
                      onChange={({ target }) =>
                        setUnits(units.map((each) => (each === unit ? { ...each, amount: target.value } : each)))
                      }
                      type="text"
                      value={unit.amount}
                    />
                  </Cell>
                  <Cell label="">
                    {mayPrepare && (progress.state === 'draft' || unit.code === '') && (
                      <RemoveButton
                        label={words.remove(nameOf(unit))}
                        remove={() => setUnits(units.filter((each) => each !== unit))}
                      />
                    )}
                  </Cell>
                </Row>
              )
            })}
          </StackedTable>
        )}
        <p className="admin-field__hint">{words.codeHint}</p>
        <div className="merit__checks">
          <label>
            <input
              checked={creditsFee}
              disabled={progress.rounds > 0}
              onChange={({ target }) => setCreditsFee(target.checked)}
              type="checkbox"
            />
            {words.creditsFee}
          </label>
        </div>
        <p className="admin-field__hint">{words.creditsFeeHint}</p>
        {mayPrepare && (
          <AddUnits add={(more) => setUnits([...units, ...more])} {...{ offered, hasService }} typed={units} />
        )}
        {saved.length > 0 && (
          <CutOffFields
            problem={(field) => problems.fields[`cutOffs.${field}`] ?? ''}
            set={(change) => setCutOffs({ ...cutOffs, ...change })}
            typed={cutOffs}
          />
        )}
        {mayPrepare && (
          <SaveBar
            busy={busy}
            problems={problems}
            save={save}
            shown={(field) =>
              field.startsWith('cutOffs.') ||
              units.some((unit, at) => field.startsWith(`units.${at}.`) || field === `units/${unit.code}`)
            }
          />
        )}
      </fieldset>
    </section>
  )
}
