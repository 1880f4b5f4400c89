'use client'

import './import.css'
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { type ImportView, isImported, isImporting, isPreview } from '@pravesh/shared/shop/import/import-view'
import type { ApplyRequest } from '@pravesh/shared/shop/import/staff-calls'
import { useEffect, useRef } from 'react'
import { FailureText } from '../../../admin-kit/form/FailureText.tsx'
import { ImportButtons } from './ImportButtons.tsx'
import { RowChanges } from './RowChanges.tsx'
import { RowErrors } from './RowErrors.tsx'
import { useImport } from './use-import.ts'
import { adminWords } from './words.ts'

/** On an import: what it changes, its errors and, while it is a preview, the buttons to import. */
export function ImportPanel() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <Panel id={String(id)} />
}

function Panel({ id }: { id: string }) {
  const { view, problem, load, start } = useImport(id)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const heading = useRef<HTMLHeadingElement>(null)
  const status = view?.status
  const shown = useRef(status)
  // The buttons that had the focus are replaced.
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== status) heading.current?.focus()
    shown.current = status
  }, [status])
  // The form beside has the state in which the import was opened.
  useEffect(() => {
    if (status !== undefined) dispatch({ type: 'UPDATE', path: 'status', value: status })
  }, [status, dispatch])
  return (
    <section aria-labelledby="book-import" className="book-import">
      <h2 id="book-import" ref={heading} tabIndex={-1}>
        {adminWords.heading}
      </h2>
      {problem !== '' && (
        <div role="alert">
          <p className="admin-error">
            <FailureText text={problem} />
          </p>
          <Button buttonStyle="secondary" margin={false} onClick={() => void load()} size="small">
            {adminWords.tryAgain}
          </Button>
        </div>
      )}
      {view === null ? (
        problem === '' && <p role="status">{adminWords.loading}</p>
      ) : (
        <Preview start={start} view={view} />
      )}
    </section>
  )
}

interface PreviewProps {
  view: ImportView
  start: (body: ApplyRequest) => Promise<void>
}

function Preview({ view, start }: PreviewProps) {
  const { newBooks, changedBooks, unchangedRows, errorCount, failures } = view
  const rows = newBooks + changedBooks
  return (
    <>
      <p role="status">{stateOf(view, rows)}</p>
      <p>{adminWords.summary(newBooks, changedBooks, unchangedRows, errorCount)}</p>
      {view.ignoresCopies && <p>{adminWords.copiesIgnored}</p>}
      {isPreview(view.status) && rows > 0 && <ImportButtons errors={errorCount} rows={rows} start={start} />}
      <RowErrors errors={failures} heading={adminWords.failuresHeading} total={failures.length} />
      <RowErrors
        errors={view.errors}
        heading={adminWords.errorsHeading}
        text={isPreview(view.status) ? adminWords.errorsText : undefined}
        total={errorCount}
      />
      <RowChanges rows={view.rows} total={rows} />
    </>
  )
}

function stateOf({ status, processed, failures }: ImportView, rows: number): string {
  if (isPreview(status)) return adminWords.nothingYet
  if (isImporting(status)) return adminWords.progress(processed, rows)
  return isImported(status) ? adminWords.done(processed - failures.length) : adminWords.expired
}
