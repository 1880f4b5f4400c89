'use client'

import '../merit.css'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { meritWords } from '../words.ts'
import type { TypedCutOffs } from './typed-cut-offs.ts'

interface CutOffFieldsProps {
  typed: TypedCutOffs
  set: (change: Partial<TypedCutOffs>) => void
  /** What is wrong with a field; empty otherwise. */
  problem: (field: keyof TypedCutOffs) => string
}

const FEWEST_LINES = 4
const MOST_LINES = 20

/** The cut-offs of an earlier session, as a table that is pasted from a spreadsheet. */
export function CutOffFields({ typed, set, problem }: CutOffFieldsProps) {
  const words = meritWords.cutOffs
  const lines = typed.table.split('\n').length
  return (
    <div className="admin-form">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      {(['session', 'source'] as const).map((name) => (
        <Field hint={words[`${name}Hint`]} key={name} label={words[name]} problem={problem(name)}>
          {(field) => (
            <input
              {...field}
              onChange={({ target }) => set({ [name]: target.value })}
              type="text"
              value={typed[name]}
            />
          )}
        </Field>
      ))}
      <Field hint={words.tableHint} label={words.table} problem={problem('table')}>
        {(field) => (
          <textarea
            {...field}
            className="merit__table"
            onChange={({ target }) => set({ table: target.value })}
            rows={Math.min(MOST_LINES, Math.max(FEWEST_LINES, lines + 1))}
            spellCheck={false}
            value={typed.table}
            wrap="off"
          />
        )}
      </Field>
    </div>
  )
}
