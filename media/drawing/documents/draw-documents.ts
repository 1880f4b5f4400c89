import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../../../cms/src/pdf/chromium/find-chromium.ts'
import { cast } from '../people/cast.ts'
import type { Look } from '../people/look.ts'
import { aadhaarCard } from './aadhaar-card.ts'
import { papers } from './papers.ts'
import { photo } from './portrait.ts'
import { A4 } from './sheet.ts'
import { signature } from './signature.ts'

const folder = path.join(import.meta.dirname, '../../seed/documents')

/** Papers saved as PDF; all others are pictures. */
const AS_PDF = ['degree', 'caste-certificate']

const PHOTOS: Record<string, Look> = {
  'photo-1': cast.salwar,
  'photo-2': cast.shirt,
  'photo-3': cast.hijab,
  'photo-4': cast.turban,
  'photo-5': cast.blueSalwar,
  'photo-6': cast.skyShirt,
}

/** Draws the documents of the demo's applicants into `media/seed/documents/`. */
export async function drawDocuments(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, look] of Object.entries(PHOTOS)) await saveJpeg(name, photo(look), { width: 450, quality: 78 })
  for (const seed of [1, 2, 3]) await saveInk(`signature-${seed}`, signature(seed * 17))
  await saveJpeg('aadhaar', aadhaarCard(), { width: 856, quality: 62 })
  const { executablePath, args, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    for (const [name, draw] of papers) {
      if (AS_PDF.includes(name)) await savePdf(browser, name, draw())
      else await saveJpeg(name, draw(), { width: A4.w, quality: 50 })
    }
  } finally {
    await browser.close()
  }
}

async function saveJpeg(name: string, svg: string, { width, quality }: { width: number; quality: number }) {
  const drawn = sharp(Buffer.from(svg), { density: 144 }).resize({ width }).flatten({ background: 'white' })
  await write(`${name}.jpg`, await drawn.jpeg({ quality, mozjpeg: true }).toBuffer())
}

async function saveInk(name: string, svg: string) {
  const drawn = sharp(Buffer.from(svg)).flatten({ background: 'white' })
  await write(`${name}.png`, await drawn.png({ palette: true, colours: 16, effort: 8 }).toBuffer())
}

async function savePdf(browser: Browser, name: string, svg: string) {
  const page = await browser.newPage()
  await page.setContent(
    `<style>@page{size:210mm 297mm;margin:0}body{margin:0}svg{width:210mm;height:296mm}</style>${svg}`,
  )
  await write(`${name}.pdf`, await page.pdf({ preferCSSPageSize: true }))
  await page.close()
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(path.join(folder, file), bytes)
  console.log(`documents/${file} ${Math.round(bytes.length / 1000)} kB`)
}
