import { DOCUMENT_FORMATS, DOCUMENT_HINTS, DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormIdContext, fieldId } from '../../forms/field-id.ts'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { notify } from '../../ui/notify.ts'
import { DocumentReviewed } from './DocumentReviewed.tsx'
import type { DocumentFieldProps } from './document-props.ts'
import { DocumentSuffix, FileButtons } from './FileButtons.tsx'
import { FileProblem } from './FileProblem.tsx'
import { StoredPreview } from './StoredPreview.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { useUpload } from './use-upload.ts'
import { uploadWords } from './words/words.ts'

// Loaded on demand: few applicants need them, and the first is larger than the rest of this folder.
const CropDialog = lazyPart(() => import('./CropDialog.tsx'))
const PhotosDialog = lazyPart(() => import('./PhotosDialog.tsx'))

/** Field for one document: choose, check, crop, upload and preview. The first button has the id of the field. */
export function DocumentField({
  kind,
  required,
  file,
  onChange,
  validationError,
  locked = false,
  review,
}: DocumentFieldProps) {
  const words = useWords(uploadWords)
  const translate = useTranslate()
  const id = fieldId(useContext(FormIdContext), kind)
  const [cropped, setCropped] = useState<File | null>(null)
  const [photos, setPhotos] = useState<readonly File[] | null>(null)
  const { state, choose, send, shrink, cancel } = useUpload({ kind, onStored: onChange, onCrop: setCropped })
  const label = translate(DOCUMENT_LABELS[kind])
  const described = `${id}-rule${validationError ? ` ${id}-error` : ''}`

  /** Keeps the focus in the field when the pressed button disappears. */
  const focusFirst = () => document.getElementById(id)?.focus()

  function sendNow(chosen: File) {
    focusFirst()
    void send(chosen)
  }

  function remove() {
    onChange(null)
    notify(words.removed(label))
    focusFirst()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups several answers; this is one answer with buttons
    <div className="field document" role="group" aria-labelledby={`${id}-label`}>
      <p className="document-label" id={`${id}-label`}>
        {required ? label : words.optional(label)}
      </p>
      <p className="hint" id={`${id}-rule`}>
        {translate(DOCUMENT_HINTS[kind] ?? '')} {!locked && words.allowed[DOCUMENT_FORMATS[kind]]}
      </p>
      {validationError && (
        <p className="field-error" id={`${id}-error`}>
          {validationError}
        </p>
      )}
      {review && <DocumentReviewed review={review} />}
      {file && <StoredPreview file={file} label={label} />}
      {!locked && (
        <>
          <FileProblem
            state={state}
            onSend={sendNow}
            onCrop={setCropped}
            onPages={(photo) => setPhotos([photo])}
            onShrink={(chosen) => {
              focusFirst()
              void shrink(chosen)
            }}
          />
          <UploadProgress
            state={state}
            label={label}
            onCancel={() => {
              cancel()
              focusFirst()
            }}
          />
          <FileButtons
            id={id}
            kind={kind}
            hasFile={file !== null}
            describedBy={described}
            onChoose={choose}
            onPhotos={() => setPhotos([])}
          >
            {file && (
              <button type="button" className="button quiet" onClick={remove}>
                {words.remove}
                <DocumentSuffix kind={kind} />
              </button>
            )}
          </FileButtons>
        </>
      )}
      {photos && (
        <PhotosDialog
          kind={kind}
          first={photos}
          onClose={() => setPhotos(null)}
          onDone={(pdf) => {
            flushSync(() => setPhotos(null))
            sendNow(pdf)
          }}
        />
      )}
      {cropped && (
        <CropDialog
          kind={kind}
          file={cropped}
          problem={state.at === 'invalid' && !state.inspected.isUsable ? (state.inspected.message ?? '') : ''}
          onClose={() => setCropped(null)}
          onDone={(croppedFile) => {
            // Close first: the dialog returns the focus to its opener, which disappears now.
            flushSync(() => setCropped(null))
            sendNow(croppedFile)
          }}
        />
      )}
    </div>
  )
}
