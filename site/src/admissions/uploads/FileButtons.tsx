import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS, DOCUMENT_LABELS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { words } from './words.ts'

interface FileButtonsProps {
  /** The id of the first button, which the summary of mistakes leads to. */
  id: string
  kind: DocumentKind
  hasFile: boolean
  describedBy: string | undefined
  onChoose: (file: File) => void
  /** Further buttons. */
  children?: ReactNode
}

/** Buttons to choose a file and, on phones, to take a photo; the browser's own control looks different everywhere. */
export function FileButtons({ id, kind, hasFile, describedBy, onChoose, children }: FileButtonsProps) {
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { types, extensions } = FORMAT_RULES[DOCUMENT_FORMATS[kind]]
  const accept = [...types, ...extensions.map((extension) => `.${extension}`)].join()
  const takesPictures = types.includes('image/jpeg')

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? []
    // The same file may be chosen again.
    currentTarget.value = ''
    if (chosen) onChoose(chosen)
  }

  return (
    <div className="document-actions">
      <button
        type="button"
        id={id}
        className="button quiet"
        aria-describedby={describedBy}
        onClick={() => file.current?.click()}
      >
        {hasFile ? words.replace : words.choose}
        <OfDocument kind={kind} />
      </button>
      <input ref={file} type="file" hidden accept={accept} onChange={take} data-document={kind} />
      {takesPictures && (
        <>
          <button type="button" className="button quiet camera" onClick={() => camera.current?.click()}>
            {words.camera}
            <OfDocument kind={kind} />
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
      {children}
    </div>
  )
}

/** Tells apart, for who hears them one by one, the buttons of many documents. */
export function OfDocument({ kind }: { kind: DocumentKind }) {
  return <span className="visually-hidden">: {DOCUMENT_LABELS[kind]}</span>
}
