import { DOCUMENT_FORMATS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'

interface Shape {
  /** Width divided by height. */
  aspect: number
  /** Factor by which the aspect ratio may differ before cropping is offered. */
  tolerance: number
  /** Longer side after cropping, in pixels. */
  maxSide: number
}

/** Shapes of the two pictures that are printed on the application. */
export const SHAPES: Partial<Record<DocumentKind, Shape>> = {
  photo: { aspect: 3 / 4, tolerance: 1.2, maxSide: 1200 },
  signature: { aspect: 3, tolerance: 1.6, maxSide: 1200 },
}

/** Longer side of a shrunk scan, in pixels. Text stays readable at this size. */
export const MAX_SCAN_SIDE = 3500

/** Whether the aspect ratio of a picture is far enough from the expected one to suggest cropping. */
export function hasUnusualShape(kind: DocumentKind, { width, height }: { width: number; height: number }): boolean {
  const shape = SHAPES[kind]
  if (shape === undefined) return false
  const off = width / height / shape.aspect
  return Math.max(off, 1 / off) > shape.tolerance
}

export type Remedy = 'crop' | 'shrink' | 'pages'

/** What makes an unsuitable picture fit: cropping (which also shrinks), shrinking, or making a PDF of it. */
export function remedyFor(kind: DocumentKind): Remedy {
  if (SHAPES[kind] !== undefined) return 'crop'
  return DOCUMENT_FORMATS[kind] === 'pdf' ? 'pages' : 'shrink'
}
