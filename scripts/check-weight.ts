/**
 * `node scripts/check-weight.ts [ADDRESS]`: what each kind of page sends over the wire on a phone, with brotli, as a first
 * visit. Fails over the limits of the design. Framework script would show as script: there may be next to none at all.
 */
import { launchBrowser } from './lib/browser.ts'
import { measureWeight, type Weight } from './lib/measure-weight.ts'
import { onAPortal } from './lib/on-a-portal.ts'
import { pagesOfEachKind } from './lib/public-pages.ts'
import { PHONE } from './lib/screens.ts'

const KB = 1000
const LIMITS = { script: 6 * KB, withoutPictures: 60 * KB, homeWithPictures: 250 * KB }

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
      console.log(kind.padEnd(24) + row(weight) + complaints.map((text) => `\n    ✘ ${text}`).join(''))
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
  const over = (what: string, is: number, limit: number) =>
    is > limit ? [`${what}: ${kilobytes(is)} kB, at most ${kilobytes(limit)}`] : []
  return [
    ...over('script', weight.script, LIMITS.script),
    ...over('all but pictures', light, LIMITS.withoutPictures),
    ...(kind === 'home' ? over('with pictures', light + weight.picture, LIMITS.homeWithPictures) : []),
    ...weight.uncompressed.map((address) => `sent without brotli: ${address}`),
  ]
}

function row(weight: Weight): string {
  const { document, style, script, font, other, picture, requests } = weight
  const sizes = [document, style, script, font, other, withoutPictures(weight), picture].map(kilobytes)
  return [...sizes, String(requests)].map((text) => text.padStart(12)).join('')
}

function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1)
}
