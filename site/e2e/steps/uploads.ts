import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DOCUMENT_LABELS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { expect, type Locator, type Page } from 'playwright/test'
import { SPECIMENS } from '../../../cms/src/admissions/seed/data/specimens.ts'
import { root } from '../../../scripts/lib/step.ts'

/** A file for Playwright's `setInputFiles`. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const FILES: Record<DocumentKind, string> = {
  ...SPECIMENS,
  photo: 'photo-1.jpg',
  signature: 'signature-1.png',
  fitnessCertificate: SPECIMENS.disabilityCertificate,
  residenceCertificate: SPECIMENS.casteCertificate,
  other: SPECIMENS.degreeResult,
}
const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' }

/** The demo file of a document. */
export async function specimenOf(kind: DocumentKind): Promise<ChosenFile> {
  const name = FILES[kind]
  const buffer = await readFile(path.join(root, 'media/seed/documents', name))
  return { name, mimeType: TYPES[name.split('.').at(-1) ?? ''] ?? '', buffer }
}

/** The field of a document. */
export function documentField(page: Page, kind: DocumentKind): Locator {
  return page.getByRole('group', { name: new RegExp(`^${DOCUMENT_LABELS[kind]}( \\(optional\\))?$`) })
}

/** Chooses a file for a document without waiting for the upload. */
export async function chooseFile(page: Page, kind: DocumentKind, file: ChosenFile): Promise<void> {
  await page.locator(`input[data-document=${kind}]`).setInputFiles(file)
}

/** Uploads the demo file of a document and waits until it is stored. */
export async function upload(page: Page, kind: DocumentKind): Promise<void> {
  const file = await specimenOf(kind)
  await chooseFile(page, kind, file)
  await expect(uploadedFile(page, kind)).toHaveText(file.name)
}

/** The name of the stored file of a document. */
export function uploadedFile(page: Page, kind: DocumentKind): Locator {
  return documentField(page, kind).locator('.document-name')
}

/** A noisy picture far over 200 kB, drawn by this browser. */
export async function aLargePicture(page: Page, name: string): Promise<ChosenFile> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 700 })
    const context = canvas.getContext('2d')
    for (let y = 0; y < 700; y += 4) {
      for (let x = 0; x < 900; x += 4) {
        if (context) context.fillStyle = `hsl(${Math.random() * 360} 80% 60%)`
        context?.fillRect(x, y, 4, 4)
      }
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
