'use client'

import { Button } from '@payloadcms/ui'
import type { NamedColumn } from './use-export-choice.ts'
import { exportWords as words } from './words.ts'

interface Props {
  columns: readonly NamedColumn[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** The columns of an export, as boxes to tick. */
export function ColumnChoice({ columns, chosen, onChange }: Props) {
  return (
    <details className="export-link__columns">
      <summary>{words.chosen(chosen.length, columns.length)}</summary>
      <fieldset>
        <legend>{words.columns}</legend>
        <div className="export-link__all">
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => onChange(columns.map(({ name }) => name))}
            size="small"
            type="button"
          >
            {words.all}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => onChange([])} size="small" type="button">
            {words.none}
          </Button>
        </div>
        {columns.map(({ name, label }) => (
          <label key={name}>
            <input
              checked={chosen.includes(name)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...chosen, name] : chosen.filter((each) => each !== name))
              }
              type="checkbox"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
