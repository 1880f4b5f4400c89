import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { SeedPicture } from '../../../portal/demo-content.ts'
import type { SeedCollege, SeedFile, SeedVideo } from '../types.ts'
import { colleges } from './colleges.ts'
import { gallery } from './gallery.ts'

const drawn = [...gallery, ...colleges].flatMap(({ images }) => images)

/** The drawings that stand in for photographs of a course, the first of them large. */
const FILES: Record<CourseCode, readonly string[]> = {
  BED: [
    'gallery/practice-lesson.webp',
    'gallery/library-window.webp',
    'gallery/computer-room.webp',
    'gallery/science-exhibition.webp',
    'gallery/convocation-group.webp',
    'colleges/phalgutir-hall.webp',
  ],
  DELED: [
    'gallery/practice-circle.webp',
    'colleges/shantivan-tree-class.webp',
    'colleges/tistapar-classroom.webp',
    'gallery/tree-planting.webp',
    'gallery/library-shelves.webp',
    'gallery/saraswati-puja-alpana.webp',
  ],
  DPHARM: [
    'gallery/lab-flask.webp',
    'colleges/nilathira-lab.webp',
    'gallery/herb-garden.webp',
    'colleges/sahyadri-store.webp',
    'colleges/palashban-lab.webp',
    'colleges/aravalli-lab.webp',
  ],
}

export function coursePhotographs(code: CourseCode): SeedPicture[] {
  return FILES[code].flatMap((file) => drawn.find((picture) => picture.file === file) ?? [])
}

/** The drawings of one college as a video. */
const WALK: SeedFile = {
  file: 'videos/shantivan-walk.webm',
  title: 'A walk through Shantivan College (demo)',
  captions: 'videos/shantivan-walk.vtt',
  captionsTitle: 'A walk through Shantivan College (demo), English',
}

/** By the key of the college. */
const FILMED: Readonly<Record<string, SeedFile>> = { 'shantivan-bolpur': WALK }

export const seededVideos: readonly SeedFile[] = Object.values(FILMED)

/** The demo has no films. The links show where those of a college would be. */
function demoVideo({ name, title, shows, poster }: { name: string; title: string; shows: string } & Poster): SeedVideo {
  return {
    title,
    url: `https://videos.pravesh.example/${name}.mp4`,
    transcript: `Demo: there is no film at this address. ${shows}`,
    poster,
  }
}

interface Poster {
  poster: SeedPicture | undefined
}

export function courseVideos(code: CourseCode): SeedVideo[] {
  const [poster] = coursePhotographs(code)
  const shows = 'A real one would show a lesson, and this text would say what is seen and said in it.'
  return [demoVideo({ name: `lessons/${code.toLowerCase()}`, title: 'A lesson from the course', shows, poster })]
}

export function collegeVideos({ key, images }: SeedCollege): SeedVideo[] {
  const file = FILMED[key]
  if (file) {
    const transcript =
      'Demo: drawings stand in for a film, without sound. The front of the college, a class under a great tree, and the library are seen one after another. Captions name them.'
    return [{ title: 'A walk through the college', file, transcript, poster: images[0] }]
  }
  const shows = 'A real one would lead from the gate to the classrooms, and this text would name what is passed.'
  return [demoVideo({ name: `colleges/${key}`, title: 'A walk through the college', shows, poster: images[0] })]
}
