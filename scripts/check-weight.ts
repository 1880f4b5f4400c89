import { enrollPath } from '@pravesh/shared/courses/enroll-path'
/**
 * `node scripts/check-weight.ts [ADDRESS]`: what each kind of page sends over the wire on a phone, with brotli, as a first
 * visit. Fails over the limits of the design. Framework script would show as script: there may be next to none at all. Pages
 * for students are drawn by scripts and have limits of their own.
 */
import { paths } from '@pravesh/shared/site/paths'
import { launchBrowser } from './lib/browser.ts'
import { islandWeight } from './lib/island-weight.ts'
import { measureWeight, type Weight } from './lib/measure-weight.ts'
import { onAPortal } from './lib/on-a-portal.ts'
import { pagesOfEachKind } from './lib/public-pages.ts'
import { PHONE } from './lib/screens.ts'

const KB = 1000
const LIMITS = { script: 6 * KB, withoutPictures: 60 * KB, homeWithPictures: 250 * KB }

/** The most script of pages that are drawn by it. */
const ISLANDS = [
  { path: paths.login, most: 100 * KB },
  { path: paths.register, most: 100 * KB },
  { path: paths.account, most: 90 * KB },
  { path: paths.application, most: 90 * KB },
  { path: enrollPath('BED'), most: 135 * KB },
  { path: paths.applicationUpdate(), most: 135 * KB },
]
const MOST_FILES = 12

await onAPortal(async (origin) => {
  const browser = await launchBrowser()
  let faults = 0
  try {
    const pages = await pagesOfEachKind(origin)
    const columns = ['document', 'style', 'script', 'font', 'other', 'no pictures', 'pictures', 'requests']
    console.log(`${'kB over the wire'.padEnd(24)}${columns.map((name) => name.padStart(12)).join('')}`)
    for (const { kind, path } of pages) {
      const weight = await measureWeight(browser, { address: origin + path, screen: PHONE, scroll: true })
      const complaints = complaintsAbout(kind, weight)
      faults += complaints.length
      console.log(kind.padEnd(24) + row(weight) + listed(complaints))
    }
    console.log('\nkB of script that pages for students ask for, and in how many files')
    for (const { path, most } of ISLANDS) {
      const { script, files } = await islandWeight(origin, path)
      const complaints = [
        ...over('script', script, most),
        ...(files > MOST_FILES ? [`${files} files, at most ${MOST_FILES}`] : []),
      ]
      faults += complaints.length
      console.log(path.padEnd(36) + kilobytes(script).padStart(12) + String(files).padStart(12) + listed(complaints))
    }
    console.log(`${pages.length} kinds of pages, ${faults} ${faults === 1 ? 'fault' : 'faults'}.`)
    return faults === 0 && pages.length > 10
  } finally {
    await browser.close()
  }
})

function withoutPictures({ document, style, script, font, other }: Weight): number {
  return document + style + script + font + other
}

function complaintsAbout(kind: string, weight: Weight): string[] {
  const light = withoutPictures(weight)
  return [
    ...over('script', weight.script, LIMITS.script),
    ...over('all but pictures', light, LIMITS.withoutPictures),
    ...(kind === 'home' ? over('with pictures', light + weight.picture, LIMITS.homeWithPictures) : []),
    ...weight.uncompressed.map((address) => `sent without brotli: ${address}`),
  ]
}

function over(what: string, is: number, limit: number): string[] {
  return is > limit ? [`${what}: ${kilobytes(is)} kB, at most ${kilobytes(limit)}`] : []
}

function listed(complaints: readonly string[]): string {
  return complaints.map((text) => `\n    ✘ ${text}`).join('')
}

function row(weight: Weight): string {
  const { document, style, script, font, other, picture, requests } = weight
  const sizes = [document, style, script, font, other, withoutPictures(weight), picture].map(kilobytes)
  return [...sizes, String(requests)].map((text) => text.padStart(12)).join('')
}

function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1)
}
