import type { BoughtCourse } from '@pravesh/shared/learning/bought-course'
import { watchedCount } from '@pravesh/shared/learning/progress'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useEffect } from 'react'
import { DownloadPdf } from '../../documents/DownloadPdf.tsx'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { RecordName } from '../../forms/RecordName.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { paragraphs } from '../../lib/text.ts'
import { NextVideo } from './NextVideo.tsx'
import { useMarks } from './use-marks.ts'
import { VideoList } from './VideoList.tsx'
import { watchWords } from './words/words.ts'

/** A bought course with all its videos. (spec 1, 2) */
export function CourseView({ course }: { course: BoughtCourse }) {
  const { image, pricePaise, transactionId } = course
  const w = useWords(watchWords)
  const locale = useLocale()
  const paths = usePaths()
  const translate = useTranslate()
  const name = translate(course.name)
  const { videos, mark } = useMarks(course)
  const watched = watchedCount(videos)
  useEffect(() => {
    document.title = `${name} | ${document.title}`
  }, [name])
  return (
    <article className="bought-course">
      <header>
        {image !== null && <img src={image} alt="" width={480} height={300} />}
        <h2 lang={langOf(name, locale)}>{name}</h2>
        {videos.length > 0 && (
          <>
            <p className="course-progress">
              <span id="course-progress">{w.progress(watched, videos.length)}</span>
              <progress aria-labelledby="course-progress" value={watched} max={videos.length} />
            </p>
            <NextVideo videos={videos} onOpen={(id) => void mark(id, 'opened')} />
          </>
        )}
        {paragraphs(translate(course.description)).map((paragraph) => (
          <p key={paragraph} lang={langOf(paragraph, locale)}>
            {paragraph}
          </p>
        ))}
        <dl className="facts">
          <div>
            <dt>{w.paid}</dt>
            <dd className="numbers">{formatPaise(pricePaise)}</dd>
          </div>
          <div>
            <dt>{w.duration}</dt>
            <dd>
              <RecordName name={course.duration} />
            </dd>
          </div>
        </dl>
      </header>
      <h3>{w.videos}</h3>
      <VideoList videos={videos} onMark={mark} />
      <div className="actions">
        <DownloadPdf kind="receipt" id={transactionId} of={name} />
        <a href={paths.courseContent()} className="button quiet">
          {w.all}
        </a>
      </div>
    </article>
  )
}
