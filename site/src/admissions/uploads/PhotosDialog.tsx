import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS, DOCUMENT_LABELS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { type ChangeEvent, useRef } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Alert } from '../../forms/Alert.tsx'
import { useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { PhotoList } from './PhotoList.tsx'
import { photoWords } from './photos/words/words.ts'
import { usePhotos } from './use-photos.ts'
import { uploadWords } from './words/words.ts'

interface PhotosDialogProps {
  kind: DocumentKind
  /** Photographs that were chosen already. */
  first: readonly File[]
  onClose: () => void
  onDone: (pdf: File) => void
}

const ADD = 'photos-add'

/** Makes one PDF of several photographs on this device. Rendered outside the form, as `CropDialog`. */
export default function PhotosDialog({ kind, first, onClose, onDone }: PhotosDialogProps) {
  const words = useWords(uploadWords)
  const w = useWords(photoWords)
  const label = useTranslate()(DOCUMENT_LABELS[kind])
  const { maxBytes } = FORMAT_RULES[DOCUMENT_FORMATS[kind]]
  const photos = usePhotos({ first, maxBytes, name: `${label}.pdf`, onDone })
  const { pages, problems, isBusy, status } = photos
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])]
    // Otherwise choosing the same photograph again triggers no change event.
    currentTarget.value = ''
    if (chosen.length > 0) void photos.add(chosen)
  }

  function remove(index: number) {
    flushSync(() => photos.remove(index))
    // The pressed button is gone.
    document.getElementById(ADD)?.focus()
  }

  return createPortal(
    <Modal id="photos" title={w.title(label)} onClose={onClose}>
      <p className="hint">{w.hint}</p>
      {problems.length > 0 && (
        <Alert tone="bad">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
      <PhotoList pages={pages} isBusy={isBusy} onMoveUp={photos.moveUp} onRemove={remove} />
      <p role="status" className={status === '' ? 'visually-hidden' : 'document-status'}>
        {status}
      </p>
      <div className="document-actions">
        <button
          type="button"
          id={ADD}
          className="button"
          aria-disabled={isBusy}
          onClick={() => !isBusy && files.current?.click()}
        >
          {w.add}
        </button>
        <input
          ref={files}
          type="file"
          hidden
          multiple
          accept="image/jpeg,image/png,image/webp"
          onChange={take}
          data-photos={kind}
        />
        <button
          type="button"
          className="button quiet camera"
          aria-disabled={isBusy}
          onClick={() => !isBusy && camera.current?.click()}
        >
          {words.camera}
        </button>
        <input ref={camera} type="file" hidden accept="image/jpeg,image/png" capture="environment" onChange={take} />
      </div>
      <div className="document-actions">
        {pages.length > 0 && (
          <button type="button" className="button primary" aria-disabled={isBusy} onClick={() => void photos.make()}>
            {w.make(pages.length)}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Modal>,
    document.body,
  )
}
