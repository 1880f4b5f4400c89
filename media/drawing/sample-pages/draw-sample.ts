import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../cms/src/pdf/chromium/find-chromium.ts'
import { seedFolder } from '../save.ts'
import { samplePages } from './sample-pages.ts'

const FILE = 'books/sample.pdf'

/** Prints the sample pages into one PDF, a page each, at the size of a paperback. */
export async function drawSample(): Promise<void> {
  const { executablePath, args, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    const page = await browser.newPage()
    const style = '@page{size:150mm 200mm;margin:0}body{margin:0}svg{display:block;width:150mm;height:199.9mm}'
    await page.setContent(`<style>${style}</style>${samplePages.map(([, draw]) => draw()).join('')}`)
    const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    await writeFile(path.join(seedFolder, FILE), bytes)
    console.log(`${FILE} ${Math.round(bytes.length / 1000)} kB`)
  } finally {
    await browser.close()
  }
}
