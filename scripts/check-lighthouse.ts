/**
 * `node scripts/check-lighthouse.ts [ADDRESS]`: runs Lighthouse for a phone; the target is 98 in all four categories. A
 * page that would fail is measured three times, and the median counts. The simulated performance varies with the
 * machine, so its limit is far below the target. For a page below the target, the failed audits are listed.
 */
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '../cms/src/platform/pdf/chromium/find-chromium.ts'
import { pagesOfEachKind } from './lib/public-pages.ts'
import { withPortal } from './lib/with-portal.ts'

const TARGET = 98
/** Minimum scores in the order of `CATEGORIES`. Only performance depends on the speed of the machine. */
const MIN_SCORES = [85, TARGET, TARGET, TARGET] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The page with the largest picture, the one with the most script, and the one with the most elements. */
const KINDS = ['home', 'a course', 'purchase-books']

type Scores = number[]

await withPortal(async (origin) => {
  const { executablePath, args, env } = await findChromium()
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...args],
    envVars: env,
    logLevel: 'silent',
  })
  try {
    const pages = (await pagesOfEachKind(origin)).filter(({ kind }) => KINDS.includes(kind))
    if (pages.length !== KINDS.length) throw new Error(`One of these pages is missing: ${KINDS.join(', ')}.`)
    console.log(`${'Lighthouse, phone'.padEnd(24)}${CATEGORIES.map((name) => name.padStart(16)).join('')}`)
    let failed = 0
    for (const { kind, path } of pages) {
      const { scores, runs, failures } = await judge(origin + path, chrome.port)
      if (!isGood(scores)) failed++
      console.log(kind.padEnd(24) + scores.map((score) => String(score).padStart(16)).join('') + note(runs))
      if (scores.some((score) => score < TARGET)) for (const failure of failures) console.log(`    · ${failure}`)
    }
    console.log(`${pages.length} pages against the target of ${TARGET}, ${failed} failed.`)
    return failed === 0
  } finally {
    chrome.kill()
  }
})

function isGood(scores: Scores): boolean {
  return scores.every((score, i) => score >= (MIN_SCORES[i] ?? TARGET))
}

async function judge(address: string, port: number): Promise<{ scores: Scores; runs: Scores[]; failures: string[] }> {
  const runs: Scores[] = []
  let failures: string[] = []
  while (runs.length === 0 || (runs.length < 3 && !(runs[0] && isGood(runs[0])))) {
    const lhr = await measure(address, port)
    runs.push(CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)))
    failures = failedAudits(lhr)
  }
  const scores = CATEGORIES.map((_, i) => median(runs.map((run) => run[i] ?? 0)))
  return { scores, runs, failures }
}

/** Runs Lighthouse once. Repeats a run whose trace Lighthouse reports as broken, at most twice. */
async function measure(address: string, port: number, attempt = 1): Promise<Result> {
  const outcome = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'silent',
    disableFullPageScreenshot: true,
  })
  const problem = outcome ? outcome.lhr.runtimeError?.message : 'Lighthouse returned no result.'
  if (outcome && problem === undefined) return outcome.lhr
  if (attempt === 3) throw new Error(`Lighthouse failed for ${address}: ${problem}`)
  console.log(`    · measured again: ${problem}`)
  return measure(address, port, attempt + 1)
}

/** The failed audits with their measured values. */
function failedAudits({ categories, audits }: Result): string[] {
  const ids = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id)
  return ids.flatMap((id) => {
    const audit = audits[id]
    if (!audit || audit.score === null || audit.score >= 0.9) return []
    return [`${audit.title} ${audit.displayValue ?? ''}`.trim()]
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function note(runs: Scores[]): string {
  return runs.length === 1 ? '' : `   median of ${runs.map((run) => run.join('/')).join(', ')}`
}
