import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The part of HarfBuzz that makes subsets. Addresses are numbers. */
interface HarfBuzz {
  memory: WebAssembly.Memory
  _initialize(): void
  malloc(bytes: number): number
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_or_fail(face: number, input: number): number
}

/** Constants of hb.h and hb-subset.h. */
const WRITABLE = 2
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200

const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))

/**
 * A TrueType font with these characters and glyphs only, and the rules that make the glyphs from the characters. Glyphs that the
 * characters could be combined to besides are left out.
 */
export async function subsetFont(
  font: Uint8Array,
  { codes, glyphs }: { codes: Iterable<number>; glyphs: Iterable<number> },
): Promise<Uint8Array> {
  // An instance of its own, so that its memory is freed with it.
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {})
  const hb = instance.exports as unknown as HarfBuzz
  hb._initialize()
  const data = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  for (const code of codes) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), code)
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE)
  const subset = hb.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error('HarfBuzz could not make the subset.')
  const blob = hb.hb_face_reference_blob(subset)
  const start = hb.hb_blob_get_data(blob, 0)
  return new Uint8Array(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)))
}
