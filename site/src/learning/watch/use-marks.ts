import type { BoughtCourse, BoughtVideo } from '@pravesh/shared/learning/bought-course'
import { changeOf, type VideoMark } from '@pravesh/shared/learning/progress'
import { markTable } from '@pravesh/shared/learning/wire'
import { useRef, useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { notify } from '../../ui/notify.ts'
import { callLearning } from '../learning-api.ts'
import { watchWords } from './words/words.ts'

interface Marks {
  videos: BoughtVideo[]
  /** Shows a mark at once and saves it. A tick that cannot be saved is undone with a notice. */
  mark: (videoId: string, mark: VideoMark) => Promise<void>
}

export function useMarks({ id: courseId, videos: loaded }: BoughtCourse): Marks {
  const translate = useTranslate()
  const w = useWords(watchWords)
  const [videos, setVideos] = useState(loaded)
  /** Marks are sent one after the other, so that the last one wins. */
  const last = useRef<Promise<unknown>>(Promise.resolve())

  async function mark(videoId: string, made: VideoMark): Promise<void> {
    const change = changeOf(made, new Date().toISOString())
    const apply = (changed: Partial<BoughtVideo>) =>
      setVideos((before) => before.map((video) => (video.id === videoId ? { ...video, ...changed } : video)))
    apply(change)
    const body = markTable.toWire({ courseId, videoId, mark: made })
    const sent = last.current.then(() => callLearning('markVideo', { body, keepalive: true }))
    last.current = sent
    const { ok, status, msg } = await sent
    // Whether a video was opened is not worth an interruption.
    if (ok || made === 'opened') return
    apply({ isWatched: made !== 'watched' })
    notify(status === 0 ? w.notMarked : translate(msg))
  }

  return { videos, mark }
}
