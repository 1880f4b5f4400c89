import { addDays } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { rupeesToPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { storedDay } from '../notice-board/notice-dates.ts'
import { addressMap } from './address-map.ts'
import { about } from './data/about.ts'
import { colleges } from './data/colleges.ts'
import { courses } from './data/courses.ts'
import { collegeFacts, courseFacts, DAYS_TO_APPLY } from './data/facts.ts'
import { gallery } from './data/gallery.ts'
import { home } from './data/home.ts'
import { notices } from './data/notices.ts'
import { collegeVideos, coursePhotographs, courseVideos, seededVideos } from './data/photographs.ts'
import { subjectColleges } from './data/subject-colleges.ts'
import { insertTranslations } from './insert-translations.ts'
import { richTextMaker } from './rich-text.ts'
import { insertPictures } from './seed-pictures.ts'
import { insertVideos } from './seed-videos.ts'
import { seededPictures } from './seeded-content.ts'
import type { SeedVideo } from './types.ts'

/** Reports progress while demo content is inserted. */
export type Report = (line: string) => void

const published = { _status: 'published' } as const

/** Fills an empty database with a small, believable organisation. Bypasses access control: no user is signed in yet. */
export async function insertContent(
  payload: Payload,
  report: Report,
  insertAll: typeof insertPictures = insertPictures,
): Promise<void> {
  const rich = await richTextMaker(payload.config)
  const elsewhere = portalOf(payload).features.flatMap(({ demoContent }) => demoContent ?? [])
  const media = await insertAll(
    payload,
    [...seededPictures, ...elsewhere.flatMap((demo) => demo.pictures)],
    (done, all) => (done % 20 === 0 || done === all) && report(`pictures: ${done} of ${all}`),
  )
  await payload.updateGlobal({
    slug: 'home',
    data: {
      ...published,
      heroTitle: home.hero.title,
      heroText: home.hero.text,
      heroPicture: media(home.hero.picture),
      features: home.features,
      promises: home.promises,
      aboutTitle: home.about.title,
      aboutText: home.about.text,
      aboutPicture: media(home.about.picture),
    },
  })
  const { title, lead, body, pictures } = about
  await payload.updateGlobal({
    slug: 'about',
    data: { ...published, title, lead, body: rich(body), pictures: pictures.map(media) },
  })
  const collegeIds = new Map<string, string>()
  const filesOf = await insertVideos(payload, seededVideos)
  const withFiles = (videos: readonly SeedVideo[]) =>
    videos.map(({ poster, file, ...video }) => ({
      ...video,
      ...(file && filesOf(file)),
      poster: poster && media(poster),
    }))
  for (const [order, seeded] of colleges.entries()) {
    const { key, images, about: text, ...college } = seeded
    const texts = { ...college, about: rich(text), mapUrl: addressMap(college.address), ...collegeFacts(key) }
    const data = {
      ...published,
      ...texts,
      images: images.map(media),
      order,
      videos: withFiles(collegeVideos(seeded)),
    }
    collegeIds.set(key, String((await payload.create({ collection: 'colleges', data })).id))
  }
  report(`colleges: ${colleges.length}`)
  const today = dayInIndia(new Date())
  for (const [order, course] of courses.entries()) {
    const { image, startingPrice, colleges: offers, semesterFees, otherDetails, ...rest } = course
    await payload.create({
      collection: 'courses',
      data: {
        ...published,
        ...rest,
        ...courseFacts(course.code),
        closesOn: storedDay(addDays(today, DAYS_TO_APPLY[course.code])),
        order,
        image: media(image),
        gallery: coursePhotographs(course.code).map(media),
        videos: withFiles(courseVideos(course.code)),
        startingPricePaise: rupeesToPaise(startingPrice),
        colleges: offers.map(({ college, totalPrice, seats }) => ({
          college: collegeIds.get(college) ?? '',
          totalPricePaise: rupeesToPaise(totalPrice),
          seats,
        })),
        semesterFees: semesterFees.map((row) => ({ title: row.title, feePaise: rupeesToPaise(row.fee) })),
        otherDetails: rich(otherDetails),
      },
    })
  }
  report(`courses: ${courses.length}`)
  await narrowSubjects(payload, collegeIds)
  for (const [order, { title: name, images }] of gallery.entries()) {
    const data = { ...published, title: name, images: images.map(media), order }
    await payload.create({ collection: 'gallery-items', data })
  }
  report(`gallery: ${gallery.length}`)
  for (const { daysAgo, daysLeft, body, ...notice } of notices) {
    const until = daysLeft === null ? null : storedDay(addDays(today, daysLeft))
    const dates = { shownFrom: storedDay(addDays(today, -daysAgo)), until }
    await payload.create({ collection: 'notices', data: { ...published, ...notice, ...dates, body: rich(body) } })
  }
  report(`notices: ${notices.length}`)
  for (const { insert } of elsewhere) await insert({ payload, media, report })
  await insertTranslations(payload)
}

async function narrowSubjects(payload: Payload, collegeIds: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, keys] of Object.entries(subjectColleges)) {
    const colleges = keys.flatMap((key) => collegeIds.get(key) ?? [])
    await payload.update({ collection: 'subjects', where: { name: { equals: name } }, data: { colleges } })
  }
}
