import { DOCUMENT_FORMATS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'

interface Shape {
  /** Width by height. */
  aspect: number
  /** How far it may be off before cropping is offered, as a factor. */
  tolerance: number
  /** The longest side that is of use, in points. */
  longest: number
}

/** The shapes of the two pictures that stand on the application itself. */
export const SHAPES: Partial<Record<DocumentKind, Shape>> = {
  photo: { aspect: 3 / 4, tolerance: 1.2, longest: 1200 },
  signature: { aspect: 3, tolerance: 1.6, longest: 1200 },
}

/** A scan is still well readable at this length of its longer side, in points. */
export const MAX_SCAN_SIDE = 3500

/** Whether a picture is so far from the usual shape of this document that it is better cropped. */
export function hasUnusualShape(kind: DocumentKind, { width, height }: { width: number; height: number }): boolean {
  const shape = SHAPES[kind]
  if (shape === undefined) return false
  const off = width / height / shape.aspect
  return Math.max(off, 1 / off) > shape.tolerance
}

/** How a picture that does not fit can be made to: cropped and shrunk, shrunk alone, or not at all. */
export function remedyFor(kind: DocumentKind): 'crop' | 'shrink' | null {
  if (SHAPES[kind] !== undefined) return 'crop'
  return DOCUMENT_FORMATS[kind] === 'pdf' ? null : 'shrink'
}
