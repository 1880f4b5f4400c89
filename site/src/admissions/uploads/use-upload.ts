import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS, DOCUMENT_LABELS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { StoredFile } from '@pravesh/shared/admissions/form/form-context'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { notify } from '../../ui/notify.ts'
import { fittingJpeg, readPicture, wholeOf } from './canvas-picture.ts'
import { MAX_SCAN_SIDE } from './file-shape.ts'
import { type InspectedFile, inspectFile } from './inspect-file.ts'
import { startUpload } from './pending-uploads.ts'
import { sendDocument } from './send-document.ts'
import { uploadWords } from './words/words.ts'

type UploadWords = ReturnType<typeof uploadWords>

export type UploadState =
  | { at: 'rest' }
  | { at: 'checking'; name: string }
  | { at: 'fitting' }
  | { at: 'sending'; name: string; share: number }
  | { at: 'waiting'; name: string; offline: boolean }
  | { at: 'invalid'; inspected: InspectedFile }
  | { at: 'refused'; message: string }
  | { at: 'stopped'; file: File }

interface UploadOptions {
  kind: DocumentKind
  onStored: (file: StoredFile) => void
  /** Called with a picture that is too large as it is and fits once it is cropped. */
  onCrop: (file: File) => void
}

const NOTHING: UploadState = { at: 'rest' }

/**
 * Checks a chosen file and uploads it, with automatic retries when the connection fails. An upload goes on after the field has
 * left the screen; what happened to it is then a notification.
 */
export function useUpload({ kind, onStored, onCrop }: UploadOptions) {
  const words = useWords(uploadWords)
  const translate = useTranslate()
  const [state, setState] = useState<UploadState>(NOTHING)
  const running = useRef<AbortController | null>(null)
  const isOnScreen = useRef(false)
  useEffect(() => {
    isOnScreen.current = true
    return () => {
      isOnScreen.current = false
    }
  }, [])

  async function send(file: File): Promise<void> {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const show = (next: UploadState) => {
      if (running.current === control) setState(next)
    }
    show({ at: 'sending', name: file.name, share: 0 })
    const end = startUpload()
    const sent = await sendDocument({
      words,
      kind,
      file,
      signal: control.signal,
      onProgress: (share) => show({ at: 'sending', name: file.name, share }),
      onWaiting: (offline) => show({ at: 'waiting', name: file.name, offline }),
    }).finally(end)
    if (control.signal.aborted) return
    if (sent === 'stopped' || 'refused' in sent) {
      if (!isOnScreen.current) notify(words.notUploaded(translate(DOCUMENT_LABELS[kind])))
      return show(sent === 'stopped' ? { at: 'stopped', file } : { at: 'refused', message: sent.refused })
    }
    notify(translate(sent.msg))
    show(NOTHING)
    onStored(sent.file)
  }

  async function choose(chosen: File): Promise<void> {
    cancel()
    setState({ at: 'checking', name: chosen.name })
    const inspected = await inspectFile(chosen, kind, words)
    if (inspected.message === null) return send(inspected.file)
    setState({ at: 'invalid', inspected })
    if (inspected.remedy === 'crop' && !inspected.isUsable) onCrop(inspected.file)
  }

  async function shrink(file: File): Promise<void> {
    setState({ at: 'fitting' })
    const { tooLarge, maxBytes } = FORMAT_RULES[DOCUMENT_FORMATS[kind]]
    const picture = await readPicture(file)
    const shrunk =
      picture &&
      (await fittingJpeg({ picture, area: wholeOf(picture), maxSide: MAX_SCAN_SIDE, maxBytes, name: file.name }))
    if (shrunk) await send(shrunk)
    else setState({ at: 'refused', message: tooLarge })
  }

  function cancel(): void {
    running.current?.abort()
    running.current = null
    setState(NOTHING)
  }

  return { state, choose, send, shrink, cancel }
}

/** The status that screen readers announce. The progress bar reports the progress itself. */
export function statusText(state: UploadState, words: UploadWords): string {
  if (state.at === 'checking') return words.checking(state.name)
  if (state.at === 'fitting') return words.working
  if (state.at === 'sending') return words.sending(state.name)
  if (state.at === 'waiting') return state.offline ? words.offline : words.waiting
  return ''
}
