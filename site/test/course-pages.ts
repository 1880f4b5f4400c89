import type { Video } from '@pravesh/shared/content/pages/videos'
import { pageName } from '@pravesh/shared/site/page-name'
import type { PageOf } from '../src/lib/page-kinds.ts'
import {
  aPicture,
  aShareCard,
  courseCards,
  courseCosts,
  noticeHeads,
  places,
  prose,
  site,
  trustFacts,
} from './page-records.ts'

const aVideo: Video = {
  title: 'A lesson in the village school',
  url: 'https://vimeo.com/123456',
  transcript: 'A trainee teaches the letters of the alphabet.\nShe says: look at the board.',
  poster: aPicture('courses/bed-video', 'A trainee at the blackboard'),
  file: null,
}

const anUploadedVideo: Video = {
  ...aVideo,
  title: 'A morning in the laboratory',
  url: '/media/a-morning-0123456789abcdef.mp4',
  file: {
    width: 720,
    height: 1280,
    bytes: 8_400_000,
    seconds: 80.2,
    captions: { url: '/media/captions-0123456789abcdef.vtt', language: 'bn' },
  },
}

/** The page of a course, with everything that staff can enter. */
export const coursePage: PageOf<'course'> = {
  kind: 'course',
  site,
  card: aShareCard('Bachelor of Education'),
  course: {
    ...courseCards[0],
    description:
      'Four semesters of theory and practice after your bachelor’s degree.\n\nYou study how children learn, how a lesson is built and how a school is run, and you teach in two schools for twenty weeks in all.',
    videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    photographs: [1, 2, 3].map((n) => aPicture(`courses/bed-${n}`, `A lesson, view ${n}`)),
    videos: [aVideo, anUploadedVideo],
    notices: { first: noticeHeads.slice(1, 3), total: 4 },
    colleges: places.map(([name, city, state], index) => ({
      id: `college-${index + 1}`,
      slug: pageName(name),
      name,
      city,
      state,
      totalPricePaise: 12_000_000 + index * 750_000,
      seats: { total: 50, left: 12 },
      recognitions: ['NCTE ERC/7-98.6(i)/2012'],
    })),
    ...courseCosts,
    merit: {
      id: 'process-1',
      steps: [
        { kind: 'apply', first: '2026-12-01', last: '2026-12-20' },
        { kind: 'provisional-list', first: '2026-12-24', last: '2026-12-24' },
        { kind: 'choices', first: '2026-12-28', last: '2027-01-02' },
        { kind: 'rounds', round: 1, first: '2027-01-04', last: '2027-01-08' },
        { kind: 'rounds', round: 2, first: '2027-01-11', last: '2027-01-13' },
      ],
    },
    otherDetails: prose,
    facts: {
      ...trustFacts,
      recognitions: trustFacts.recognitions.map((one) => ({ ...one, course: null })),
      results: trustFacts.results.map((one) => ({ ...one, course: null })),
    },
  },
}

/** The page of a college that teaches all courses, with everything that staff can enter. */
export const collegePage: PageOf<'college'> = {
  kind: 'college',
  site,
  card: aShareCard(places[0][0]),
  college: {
    id: 'college-1',
    slug: pageName(places[0][0]),
    name: places[0][0],
    city: 'Bardhaman',
    state: 'West Bengal',
    address: 'G. T. Road, Nawabhat\nBardhaman 713104',
    about: prose,
    pictures: [1, 2, 3].map((n) => aPicture(`colleges/college-1-${n}`, `The college, view ${n}`, 1600, 900)),
    videos: [{ ...aVideo, url: 'https://videos.pravesh.example/walk.mp4', poster: null }],
    facts: trustFacts,
    hostel: { women: 60, men: null, text: 'Rooms for three, with a warden on each floor.' },
    directions: 'Ten minutes by e-rickshaw from the station.',
    credentials: [{ label: 'NAAC grade', value: 'B++, until 2029' }],
    mapUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=87.83,23.22,87.88,23.26&layer=mapnik',
    courses: courseCards.map((course) => ({
      ...course,
      totalPricePaise: course.startingPricePaise + 1_000_000,
      seats: { total: 50, left: null },
      ...courseCosts,
    })),
  },
}
