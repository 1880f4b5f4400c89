import type { StoredFile } from '@pravesh/shared/admissions/form/form-context'
import { documentUrl } from '@pravesh/shared/admissions/wire/calls'
import { fileSize } from '@pravesh/shared/platform/file-size'
import { useWords } from '../../forms/locale.ts'
import { uploadWords } from './words/words.ts'

/** The stored file: thumbnail, name, size and a link to open it. */
export function StoredPreview({ file, label }: { file: StoredFile; label: string }) {
  const words = useWords(uploadWords)
  const url = documentUrl(file.id)
  return (
    <div className="document-preview">
      {file.type.startsWith('image/') ? (
        <img src={url} alt={words.picture(label)} />
      ) : (
        <span className="document-type" aria-hidden="true">
          {words.pdf}
        </span>
      )}
      <p>
        <span className="document-name">{file.name}</span>
        <span className="numbers">{fileSize(file.bytes)}</span>
        <a href={url} target="_blank" rel="noopener">
          {words.open} <span className="visually-hidden">{`${label} ${words.newTab}`}</span>
        </a>
      </p>
    </div>
  )
}
