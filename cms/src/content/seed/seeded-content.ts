import { rupeesToPaise } from '@pravesh/shared/platform/money'
import type { SeededRecord, SeedPicture } from '../../portal/demo-content.ts'
import { about } from './data/about.ts'
import { colleges } from './data/colleges.ts'
import { courses } from './data/courses.ts'
import { gallery } from './data/gallery.ts'
import { home } from './data/home.ts'
import { notices } from './data/notices.ts'
import { seededVideos } from './data/photographs.ts'

/** The records of `insertContent`, without its pictures. */
export const seededContent: readonly SeededRecord[] = [
  ...courses.map(({ code, name, summary, startingPrice }) => ({
    collection: 'courses' as const,
    key: 'code',
    fields: { code, name, summary, startingPricePaise: rupeesToPaise(startingPrice) },
  })),
  ...colleges.map(({ name, city, address }) => ({
    collection: 'colleges' as const,
    key: 'name',
    fields: { name, city, address },
  })),
  ...gallery.map(({ title }) => ({ collection: 'gallery-items' as const, key: 'title', fields: { title } })),
  ...notices.map(({ title }) => ({ collection: 'notices' as const, key: 'title', fields: { title } })),
  ...seededVideos.flatMap(({ title, captionsTitle }) => [
    { collection: 'video-files' as const, key: 'title', fields: { title } },
    { collection: 'caption-files' as const, key: 'title', fields: { title: captionsTitle } },
  ]),
]

/** The pictures of `insertContent`, without those of other features. */
export const seededPictures: readonly SeedPicture[] = [
  home.hero.picture,
  home.about.picture,
  ...about.pictures,
  ...courses.map(({ image }) => image),
  ...[...colleges, ...gallery].flatMap(({ images }) => images),
]
