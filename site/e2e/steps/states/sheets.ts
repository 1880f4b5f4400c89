import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from 'playwright/test'
import sharp, { type Sharp } from 'sharp'
import type { Scene } from './desk.ts'
import type { Screen } from './subjects.ts'

const PHONE = { width: 360, height: 740 }
const WIDTHS = [PHONE, { width: 1366, height: 768 }]
/** Pictures side by side on one sheet, so that their text can be read. */
const BESIDE = 4
/** Texts of what has not loaded yet, in the student area and in the admin. */
const LOADING = ['One moment…', 'Loading refunds …']
const MAX_HEIGHT = 1600
const SHEET_WIDTH = 1440

/**
 * Stores what all screens show of one state: sheets with their pictures side by side at the width of a phone and of a
 * laptop, and their words, to be compared with each other.
 */
export async function takeSheets(scene: Scene, screens: readonly Screen[], info: TestInfo): Promise<void> {
  const words: string[] = []
  const pictures = WIDTHS.map(({ width }) => ({ width, taken: [] as Buffer[] }))
  for (const screen of screens) {
    const page = screen.forStaff ? scene.desk : scene.page
    await page.setViewportSize(PHONE)
    await page.goto(screen.path, { waitUntil: 'networkidle' })
    await page.waitForFunction((busy) => !busy.some((text) => document.body.innerText.includes(text)), LOADING)
    words.push(`== ${screen.name}\n${await wordsOf(page)}`)
    for (const [each, viewport] of WIDTHS.entries()) {
      await page.setViewportSize(viewport)
      pictures[each]?.taken.push(await page.screenshot({ fullPage: true }))
    }
  }
  for (const { width, taken } of pictures) {
    for (let first = 0; first < taken.length; first += BESIDE) {
      const sheet = await sideBySide(taken.slice(first, first + BESIDE))
      await sheet.toFile(info.outputPath(`${width}-${first / BESIDE + 1}.png`))
    }
  }
  await writeFile(info.outputPath('words.txt'), words.join('\n\n'))
}

function wordsOf(page: Page): Promise<string> {
  return page
    .locator('main, dialog[open], .payload__app, .template-default')
    .evaluateAll((parts) => parts.map((part) => (part instanceof HTMLElement ? part.innerText : '')).join('\n'))
}

async function sideBySide(pictures: readonly Buffer[]): Promise<Sharp> {
  const width = SHEET_WIDTH / BESIDE
  const columns = await Promise.all(pictures.map((picture) => columnOf(picture, width)))
  const height = Math.max(...columns.map(({ info }) => info.height))
  const background = 'lightgrey'
  return sharp({ create: { width: SHEET_WIDTH, height, channels: 3, background } }).composite(
    columns.map(({ data }, column) => ({ input: data, left: column * width, top: 0 })),
  )
}

async function columnOf(picture: Buffer, width: number) {
  const scaled = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true })
  const height = Math.min(scaled.info.height, MAX_HEIGHT)
  return sharp(scaled.data).extract({ left: 0, top: 0, width, height }).png().toBuffer({ resolveWithObject: true })
}
