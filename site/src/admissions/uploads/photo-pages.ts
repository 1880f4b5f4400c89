import { pdfOfPictures, roomForPictures } from '@pravesh/shared/platform/uploads/photo-pdf'
import { type EncodedPicture, encodeToFit, readPicture, thumbnailOf, wholeOf } from './canvas-picture.ts'
import { fairShare } from './fair-share.ts'

/** A photograph as a page. */
export interface PhotoPage extends EncodedPicture {
  id: number
  /** Name of the photograph. */
  name: string
  /** A data URL: the content security policy does not allow blob URLs. */
  preview: string
}

/** More would be illegible below the limit of an upload. */
export const MAX_PHOTOS = 20

/** A page of A4 at 180 dots an inch, as staff see it. */
const MAX_SIDE = 2100
const MAX_PAGE_BYTES = 1_200_000

let lastId = 0

/** Decodes a photograph, upright, and keeps a page of it, which is smaller; null if this browser cannot decode it. */
export async function photoPage(photo: File): Promise<PhotoPage | null> {
  const picture = await readPicture(photo)
  if (picture === null) return null
  try {
    const area = wholeOf(picture)
    const page = await encodeToFit({ picture, area, maxSide: MAX_SIDE, maxBytes: MAX_PAGE_BYTES })
    return page && { ...page, id: ++lastId, name: photo.name, preview: thumbnailOf(picture) }
  } finally {
    picture.close()
  }
}

interface PdfOptions {
  pages: readonly EncodedPicture[]
  maxBytes: number
  name: string
  signal: AbortSignal
}

/**
 * One PDF of at most `maxBytes`; null if that is impossible, or once it is aborted. Encodes large pages again, one at a time,
 * because a phone may not have the memory for two.
 */
export async function pdfOfPhotos({ pages, maxBytes, name, signal }: PdfOptions): Promise<File | null> {
  const share = fairShare(
    pages.map(({ jpeg }) => jpeg.size),
    roomForPictures(maxBytes, pages.length),
  )
  const pictures = []
  for (const page of pages) {
    const fitting = page.jpeg.size > share ? await reduced(page, share) : page
    if (fitting === null || signal.aborted) return null
    const { jpeg, width, height } = fitting
    pictures.push({ bytes: new Uint8Array(await jpeg.arrayBuffer()), width, height })
  }
  return new File(pdfOfPictures(pictures), name, { type: 'application/pdf' })
}

async function reduced({ jpeg }: EncodedPicture, maxBytes: number): Promise<EncodedPicture | null> {
  const picture = await readPicture(jpeg)
  if (picture === null) return null
  try {
    return await encodeToFit({ picture, area: wholeOf(picture), maxSide: MAX_SIDE, maxBytes })
  } finally {
    picture.close()
  }
}
