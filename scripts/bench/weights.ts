import { paths } from '@pravesh/shared/site/paths'
import { launchBrowser } from '../lib/browser.ts'
import { type Weight, weightOfVisit } from '../lib/measure-weight.ts'
import { PHONE } from '../lib/screens.ts'
import { startSeededPortal } from '../lib/seeded-portal.ts'
import { judged, type Row } from './report.ts'

const PIXEL_RATIO = 3

const PAGES: readonly { name: string; path: string; limit?: number }[] = [
  { name: 'the home page', path: paths.home, limit: 250_000 },
  { name: 'the list of courses', path: paths.courses },
  { name: 'the list of colleges', path: paths.colleges },
  { name: 'the gallery', path: paths.gallery },
]

/** Bytes of a first visit from a phone with a sharp screen, down to the end of the page. */
export async function benchWeights(): Promise<Row[]> {
  const portal = await startSeededPortal()
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const { name, path, limit } of PAGES) {
      const context = await browser.newContext({ ...PHONE, deviceScaleFactor: PIXEL_RATIO })
      const weight = await weightOfVisit(await context.newPage(), portal.origin + path, { scroll: true })
      await context.close()
      const measure = `Weight of ${name}, phone with pixel ratio ${PIXEL_RATIO}`
      const [whole, pictures] = [wholeOf(weight), weight.picture]
      const figure = `${kB(whole)}, of which pictures ${kB(pictures)}`
      rows.push(
        limit === undefined
          ? { measure, figure }
          : judged(measure, figure, { text: `≤ ${kB(limit)}`, met: whole <= limit }),
      )
    }
    return rows
  } finally {
    await browser.close()
    await portal.stop()
  }
}

const wholeOf = ({ document, style, script, font, picture, other }: Weight) =>
  document + style + script + font + picture + other

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
