import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { MAX_PHOTOS, type PhotoPage, pdfOfPhotos, photoPage } from './photo-pages.ts'
import { photoWords } from './photos/words/words.ts'

interface PhotosOptions {
  /** Photographs that were chosen already. */
  first: readonly File[]
  maxBytes: number
  /** Name of the PDF. */
  name: string
  onDone: (pdf: File) => void
}

/** The pages of a PDF of photographs, and what happens to them. Nothing goes on once the dialog is closed. */
export function usePhotos({ first, maxBytes, name, onDone }: PhotosOptions) {
  const w = useWords(photoWords)
  const [pages, setPages] = useState<readonly PhotoPage[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  /** Announced to screen readers. */
  const [status, setStatus] = useState('')
  const closing = useRef(new AbortController())

  async function add(photos: readonly File[]): Promise<void> {
    const { signal } = closing.current
    setBusy(true)
    const found: string[] = []
    let count = pages.length
    // One at a time: a decoded photograph takes 50 MB.
    for (const photo of photos) {
      if (count === MAX_PHOTOS) {
        found.push(w.tooMany(MAX_PHOTOS))
        break
      }
      setStatus(w.opening(photo.name))
      const page = await photoPage(photo).catch(() => null)
      if (signal.aborted) return
      if (page === null) found.push(w.unreadable(photo.name))
      else {
        count++
        setPages((before) => [...before, page])
      }
    }
    setProblems(found)
    setStatus(w.count(count))
    setBusy(false)
  }

  function moveUp(index: number): void {
    const [before, page] = [pages[index - 1], pages[index]]
    if (before === undefined || page === undefined) return
    setPages(pages.toSpliced(index - 1, 2, page, before))
    setStatus(w.moved(index + 1, index))
  }

  function remove(index: number): void {
    setPages(pages.toSpliced(index, 1))
    setStatus(`${w.removed(index + 1)} ${w.count(pages.length - 1)}`)
  }

  async function make(): Promise<void> {
    if (isBusy || pages.length === 0) return
    const { signal } = closing.current
    setBusy(true)
    setStatus(w.making)
    const pdf = await pdfOfPhotos({ pages, maxBytes, name, signal }).catch(() => null)
    if (signal.aborted) return
    setBusy(false)
    setStatus('')
    if (pdf === null) setProblems([w.notMade])
    else onDone(pdf)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before is added once
  useEffect(() => {
    const control = new AbortController()
    closing.current = control
    if (first.length > 0) void add(first)
    return () => control.abort()
  }, [])
  return { pages, problems, isBusy, status, add, moveUp, remove, make }
}
