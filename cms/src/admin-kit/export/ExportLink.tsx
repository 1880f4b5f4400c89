'use client'

import './export.css'
import { Button, toast } from '@payloadcms/ui'
import { secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import type { Where } from 'payload'
import { useState } from 'react'
import { callPortal } from '../form/call-portal.ts'
import { Field } from '../form/Field.tsx'
import { InnerForm } from '../form/InnerForm.tsx'
import { useInvalidFocus } from '../form/use-invalid-focus.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { useExportChoice } from './use-export-choice.ts'
import { exportWords as words } from './words.ts'

interface ExportLinkProps {
  /** Of the export. */
  name: string
  /** Of the button. */
  label?: string
  /** The filters of the list. */
  where?: Where
  /** The filters of a page that is no list, by name. */
  query?: Readonly<Record<string, string>>
  /** Whether the portal fixes the columns of the file, so that no choice counts. */
  hasFixedColumns?: boolean
  /** Whether staff say why they need the file: by default, as most lists name people. */
  asksReason?: boolean
}

const BUTTON = 'btn btn--style-secondary btn--size-small'
const MAX_REASON = 500
const NONE = { reason: '', columns: '' }

/**
 * Downloads what a list shows, all pages, as a file. A download cannot ask for the proof that it needs, so a call before it does.
 * It may stand in the form of a record, so it is no form itself.
 */
export function ExportLink({ name, label = words.open, where, query = {}, ...options }: ExportLinkProps) {
  const { hasFixedColumns = false, asksReason = true } = options
  const choice = useExportChoice(name)
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState(NONE)
  const form = useInvalidFocus<HTMLDivElement>(problems)
  const id = `export-${name}`

  async function download() {
    if (asksReason && reason.trim() === '') return setProblems({ ...NONE, reason: words.noReason })
    // What can be chosen could not be loaded: the button tries it again.
    if (!choice.isReady) return void choice.load()
    if (choice.isEmpty && !hasFixedColumns) return setProblems({ ...NONE, columns: words.noColumn })
    setProblems(NONE)
    const { ok, msg } = await callPortal(secondFactorCalls.proven, {})
    if (!ok) return void toast.error(msg)
    void choice.remember()
    const parameters = new URLSearchParams({
      ...query,
      ...(where && { where: JSON.stringify(where) }),
      ...(asksReason && { reason }),
      ...(!choice.isAll && !hasFixedColumns && { columns: choice.chosen.join(',') }),
      ...(choice.format && { format: choice.format }),
      later: '1',
    })
    location.assign(`/api/exports/${name}?${parameters}`)
  }

  return (
    <details className="export-link" onToggle={() => void choice.load()}>
      <summary className={BUTTON}>{label}</summary>
      <div className="export-link__form" ref={form}>
        <InnerForm label={label} send={download}>
          {asksReason && (
            <Field hint={words.hint} label={words.reason} problem={problems.reason}>
              {(field) => (
                <input
                  {...field}
                  maxLength={MAX_REASON}
                  onChange={({ target }) => setReason(target.value)}
                  type="text"
                  value={reason}
                />
              )}
            </Field>
          )}
          {choice.formats.length > 1 && (
            <fieldset className="export-link__formats">
              <legend>{words.format}</legend>
              {choice.formats.map((format) => (
                <label key={format}>
                  <input
                    checked={choice.format === format}
                    name={`${id}-format`}
                    onChange={() => choice.setFormat(format)}
                    type="radio"
                    value={format}
                  />
                  {words.formats[format]}
                </label>
              ))}
            </fieldset>
          )}
          {choice.columns.length > 0 && !hasFixedColumns && (
            <ColumnChoice chosen={choice.chosen} columns={choice.columns} onChange={choice.setChosen} />
          )}
          {(problems.columns || choice.error) && (
            <p className="admin-error" role="alert">
              {problems.columns || choice.error}
            </p>
          )}
          <Button
            buttonStyle="primary"
            disabled={!choice.isReady && choice.error === ''}
            margin={false}
            onClick={() => void download()}
            size="small"
            type="button"
          >
            {choice.error === '' ? words.download : words.tryAgain}
          </Button>
        </InnerForm>
      </div>
    </details>
  )
}
