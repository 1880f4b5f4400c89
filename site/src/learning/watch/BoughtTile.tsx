import type { BoughtCourse } from '@pravesh/shared/learning/bought-course'
import { watchedCount } from '@pravesh/shared/learning/progress'
import { usePaths, useWords } from '../../forms/locale.ts'
import { RecordName } from '../../forms/RecordName.tsx'
import { watchWords } from './words/words.ts'

interface BoughtTileProps {
  course: BoughtCourse
  /** The level of its name, below the heading of the list. */
  heading: 'h2' | 'h3'
}

/** A bought course with the progress in it. */
export function BoughtTile({ course: { id, name, image, videos }, heading: Heading }: BoughtTileProps) {
  const w = useWords(watchWords)
  const paths = usePaths()
  return (
    <li className="fee-card course-tile">
      {image !== null && <img src={image} alt="" loading="lazy" width={320} height={200} />}
      <Heading>
        <RecordName name={name} />
      </Heading>
      <p className="hint">{w.progress(watchedCount(videos), videos.length)}</p>
      <a href={paths.courseContent(id)} className="button">
        {w.watch}
        <span className="visually-hidden">
          {' '}
          <RecordName name={name} />
        </span>
      </a>
    </li>
  )
}
