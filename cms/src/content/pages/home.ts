import type { PageOf } from '@pravesh/shared/content/pages'
import { loadCourseCards } from './course-cards.ts'
import type { Loose } from './loose.ts'
import { loadPictures } from './pictures.ts'
import type { Records } from './records.ts'

/** What the landing page says before anybody has written it. */
const unset = {
  heroTitle: 'Admissions to B.Ed, D.El.Ed and D.Pharm',
  heroText: 'Choose a course and a college, apply from your phone and pay in instalments.',
  aboutTitle: 'About us',
  aboutText: 'We guide students to a good college and stay beside them until the last semester.',
}

/** The landing page: what staff wrote, the visible courses, and how many colleges in how many states there are. */
export async function loadHome(records: Records): Promise<Loose<Omit<PageOf<'home'>, 'site'>>> {
  const [home, courses, colleges] = await Promise.all([
    records.global('home'),
    loadCourseCards(records),
    records.list({ collection: 'colleges', fields: ['state'] }),
  ])
  const pictures = await loadPictures(records, [home?.heroPicture, home?.aboutPicture])
  return {
    kind: 'home',
    hero: {
      title: home?.heroTitle || unset.heroTitle,
      text: home?.heroText || unset.heroText,
      picture: pictures.one(home?.heroPicture),
    },
    features: (home?.features ?? []).map(({ title, text }) => ({ title, text })),
    promises: (home?.promises ?? []).map(({ title, text }) => ({ title, text })),
    about: {
      title: home?.aboutTitle || unset.aboutTitle,
      text: home?.aboutText || unset.aboutText,
      picture: pictures.one(home?.aboutPicture),
    },
    courses,
    counts: { colleges: colleges.length, states: new Set(colleges.map(({ state }) => state)).size },
  }
}
