import type { DocumentName } from '@pravesh/shared/documents/kinds'
import { useState } from 'react'
import { usePaths, useWords } from '../forms/locale.ts'
import { useTranslate } from '../forms/translate.ts'
import { notify } from '../ui/notify.ts'
import { downloadPdf } from './download-pdf.ts'
import { documentsWords } from './words/words.ts'

interface DownloadPdfProps {
  kind: DocumentName
  /** The id of the payment or of what it paid for, or of the application. */
  id: string
  /** Tells buttons in a list apart, for screen readers, e.g. the name of the fee. */
  of?: string
  /** Beside a more important button. */
  quiet?: boolean
}

/** A button that downloads a document. (spec 1, 7; spec 3, 4) */
export function DownloadPdf({ kind, id, of, quiet = false }: DownloadPdfProps) {
  const w = useWords(documentsWords).download
  const paths = usePaths()
  const translate = useTranslate()
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready')

  async function download(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    const result = await downloadPdf({ kind, id, lost: w.lost })
    if (result.state === 'not-deleted') return location.assign(paths.somethingWrong)
    setState(result.state === 'saved' ? 'done' : 'ready')
    if (result.state === 'failed') notify(translate(result.msg))
  }

  return (
    <>
      <button
        type="button"
        className={quiet ? 'link-button' : 'button'}
        aria-disabled={state === 'busy'}
        onClick={() => void download()}
      >
        {w.button[kind]}
        {of !== undefined && <span className="visually-hidden">: {of}</span>}
      </button>
      <span role="status" className="hint">
        {state === 'busy' && w.busy}
        {state === 'done' && w.done}
      </span>
    </>
  )
}
