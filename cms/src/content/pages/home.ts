import { MAX_LISTED_NOTICES } from '@pravesh/shared/content/notice-board/notice'
import { homePage } from '@pravesh/shared/content/pages/home'
import { paths } from '@pravesh/shared/site/paths'
import type { Home } from '../../payload-types.ts'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { noticeHead, shownNotices } from '../notice-board/shown-notices.ts'
import { loadPictures } from '../published/pictures.ts'
import { loadCourseCards } from './course-cards.ts'

/** Fallback text until staff write their own. */
const fallback = {
  heroTitle: 'Admissions to B.Ed, D.El.Ed and D.Pharm',
  heroText: 'Choose a course and a college, and apply from your phone.',
}

export const home = fixedPage({
  kind: homePage,
  path: paths.home,
  shows: { global: 'home' },
  affectedBy: { home: 'own', courses: 'all', colleges: 'all', 'academic-sessions': 'all', notices: 'all' },
  pictures: { global: 'home' },
  sitemap: { position: 1 },
  load,
})

async function load({ records }: LoadInput): Promise<Loaded<typeof homePage>> {
  const [home, courses, colleges, notices] = await Promise.all([
    records.global('home'),
    loadCourseCards(records),
    records.list({ collection: 'colleges', fields: ['state'] }),
    shownNotices(records),
  ])
  const pictures = await loadPictures(records, [home?.heroPicture, home?.aboutPicture])
  return {
    hero: {
      title: home?.heroTitle || fallback.heroTitle,
      text: home?.heroText || fallback.heroText,
      picture: pictures.one(home?.heroPicture),
    },
    features: pointsOf(home?.features),
    promises: pointsOf(home?.promises),
    about:
      home?.aboutTitle && home.aboutText
        ? { title: home.aboutTitle, text: home.aboutText, picture: pictures.one(home.aboutPicture) }
        : null,
    courses,
    notices: { first: notices.slice(0, MAX_LISTED_NOTICES).map(noticeHead), total: notices.length },
    counts: { colleges: colleges.length, states: new Set(colleges.map(({ state }) => state)).size },
  }
}

/** A point whose sentences all name values that are missing now is left out. */
function pointsOf(points: Home['features']) {
  return (points ?? []).filter(({ text }) => text !== '').map(({ title, text }) => ({ title, text }))
}
