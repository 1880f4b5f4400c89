import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../cms/src/pdf/chromium/find-chromium.ts'
import { seedFolder } from '../save.ts'
import { encodeWalk } from './encode-walk.ts'
import { webmFile } from './webm-file.ts'

const FILE = 'videos/shantivan-walk.webm'
const STILLS = [
  'colleges/shantivan-front.webp',
  'colleges/shantivan-tree-class.webp',
  'colleges/shantivan-library.webp',
]

/** `localhost` is a secure context, without which a page has no encoder. Nothing listens there. */
const PAGE = 'http://localhost/walk'

/** Encodes a walk through the drawings of a college, without sound. Its captions are written by hand. */
export async function drawWalk(): Promise<void> {
  const { executablePath, args, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    const page = await browser.newPage()
    await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.goto(PAGE)
    const stills = await Promise.all(
      STILLS.map(async (file) => (await readFile(path.join(seedFolder, file))).toString('base64')),
    )
    const bytes = webmFile(await page.evaluate(encodeWalk, stills))
    const target = path.join(seedFolder, FILE)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, bytes)
    console.log(`${FILE} ${Math.round(bytes.length / 1000)} kB`)
  } finally {
    await browser.close()
  }
}
