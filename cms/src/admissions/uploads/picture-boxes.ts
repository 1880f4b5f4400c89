import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { PictureBox } from '../../storage/uploads/pictures/picture-box.ts'

/** A page of A4 at 300 dots an inch, in either direction. */
const SCAN: PictureBox = { width: 3508, height: 3508 }

/** Printed a few centimetres wide, and enlarged on a screen by staff. */
const PRINTED: Partial<Record<DocumentKind, PictureBox>> = {
  photo: { width: 1600, height: 1600 },
  signature: { width: 1600, height: 800 },
}

/** The largest picture that is stored and drawn for a kind of document; null for an unknown kind. */
export function pictureBoxOf(kind: DocumentKind | null): PictureBox {
  return (kind && PRINTED[kind]) ?? SCAN
}
