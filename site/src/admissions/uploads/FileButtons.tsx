import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS, DOCUMENT_LABELS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { uploadWords } from './words/words.ts'

interface FileButtonsProps {
  /** Id of the first button, the target of links in the error summary. */
  id: string
  kind: DocumentKind
  hasFile: boolean
  describedBy: string | undefined
  onChoose: (file: File) => void
  /** Opens the dialog that makes a PDF of photographs. */
  onPhotos: () => void
  children?: ReactNode
}

/**
 * Buttons to choose a file and, on phones, to take a photo. They replace the native input, which differs per browser.
 */
export function FileButtons({ id, kind, hasFile, describedBy, onChoose, onPhotos, children }: FileButtonsProps) {
  const words = useWords(uploadWords)
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { types, extensions } = FORMAT_RULES[DOCUMENT_FORMATS[kind]]
  const accept = [...types, ...extensions.map((extension) => `.${extension}`)].join()
  const acceptsPictures = types.includes('image/jpeg')
  const acceptsPdf = types.includes('application/pdf')

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? []
    // Otherwise choosing the same file again triggers no change event.
    currentTarget.value = ''
    if (chosen) onChoose(chosen)
  }

  return (
    <div className="document-actions">
      <button
        type="button"
        id={id}
        name={kind}
        className="button quiet"
        aria-describedby={describedBy}
        onClick={() => file.current?.click()}
      >
        {hasFile ? words.replace : words.choose}
        <DocumentSuffix kind={kind} />
      </button>
      <input ref={file} type="file" hidden accept={accept} onChange={take} data-document={kind} />
      {acceptsPictures && (
        <>
          <button type="button" name={kind} className="button quiet camera" onClick={() => camera.current?.click()}>
            {words.camera}
            <DocumentSuffix kind={kind} />
          </button>
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/jpeg,image/png"
            capture={kind === 'photo' ? 'user' : 'environment'}
            onChange={take}
          />
        </>
      )}
      {acceptsPdf && (
        <button type="button" name={kind} className="button quiet" onClick={onPhotos}>
          {words.photos}
          <DocumentSuffix kind={kind} />
        </button>
      )}
      {children}
    </div>
  )
}

/** Names the document in the accessible name of a button, because every document has the same buttons. */
export function DocumentSuffix({ kind }: { kind: DocumentKind }) {
  const translate = useTranslate()
  return <span className="visually-hidden">: {translate(DOCUMENT_LABELS[kind])}</span>
}
