import type { BoughtVideo } from '@pravesh/shared/learning/bought-course'
import { hasStarted, nextVideo } from '@pravesh/shared/learning/progress'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { watchWords } from './words/words.ts'

interface NextVideoProps {
  videos: readonly BoughtVideo[]
  onOpen: (id: string) => void
}

/** Leads to the video to go on with. */
export function NextVideo({ videos, onOpen }: NextVideoProps) {
  const w = useWords(watchWords)
  const translate = useTranslate()
  const next = nextVideo(videos)
  if (next === null) return <p className="tip">{w.finished}</p>
  return (
    <a
      href={next.address}
      target="_blank"
      rel="noopener noreferrer"
      className="button primary"
      onClick={() => onOpen(next.id)}
    >
      {(hasStarted(videos) ? w.goOn : w.start)(translate(next.title))}
      <span className="visually-hidden"> {w.newTab}</span>
    </a>
  )
}
