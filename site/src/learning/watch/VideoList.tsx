import type { BoughtVideo } from '@pravesh/shared/learning/bought-course'
import type { VideoMark } from '@pravesh/shared/learning/progress'
import { Icon } from '../../forms/Icon.tsx'
import { useWords } from '../../forms/locale.ts'
import { RecordName } from '../../forms/RecordName.tsx'
import { watchWords } from './words/words.ts'

interface VideoListProps {
  videos: readonly BoughtVideo[]
  onMark: (id: string, mark: VideoMark) => Promise<void>
}

/** Titled links to the videos, each with a short description and a tick. (spec 1, 2 "All Video Content") */
export function VideoList({ videos, onMark }: VideoListProps) {
  const w = useWords(watchWords)
  if (videos.length === 0) return <p>{w.noVideos}</p>
  return (
    <ol className="videos">
      {videos.map((video) => (
        <Video key={video.id} video={video} onMark={(mark) => onMark(video.id, mark)} />
      ))}
    </ol>
  )
}

interface VideoProps {
  video: BoughtVideo
  onMark: (mark: VideoMark) => Promise<void>
}

function Video({ video: { title, address, summary, isWatched }, onMark }: VideoProps) {
  const w = useWords(watchWords)
  return (
    <li>
      <div className="video">
        <a href={address} target="_blank" rel="noopener noreferrer" onClick={() => void onMark('opened')}>
          <Icon name="play" size={16} />
          <RecordName name={title} />
          <span className="visually-hidden"> {w.newTab}</span>
        </a>
        {summary !== '' && (
          <p>
            <RecordName name={summary} />
          </p>
        )}
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={isWatched}
          onChange={({ currentTarget }) => void onMark(currentTarget.checked ? 'watched' : 'unwatched')}
        />
        <span>
          {w.watched}
          <span className="visually-hidden">
            {' '}
            <RecordName name={title} />
          </span>
        </span>
      </label>
    </li>
  )
}
