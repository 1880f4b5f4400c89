import { constants, inflateRawSync } from 'node:zlib'
import { type Budget, TooComplex } from './budget.ts'
import { GAP, type PdfValue, parseValue, skipSpace } from './parse-value.ts'
import { PdfObjects } from './pdf-objects.ts'

const HEADER = new RegExp(`(?<!\\d)(\\d{1,10})${GAP}\\d{1,5}${GAP}obj`, 'g')

/**
 * Finds all objects of a PDF, including those in compressed object streams, without relying on its cross-reference
 * table. Throws TooComplex for content that it cannot inspect but readers might.
 */
export function readObjects(bytes: Uint8Array, budget: Budget): PdfObjects {
  const file = latin1(bytes)
  const objects = new PdfObjects(budget)
  const streams: { dictionary: PdfValue; at: number }[] = []
  for (const { 0: header, 1: id, index } of file.matchAll(HEADER)) {
    const { value, end } = parseValue(file, index + header.length, budget)
    objects.add(Number(id), value)
    if (value.kind !== 'dictionary') continue
    const keyword = skipSpace(file, end, budget)
    if (file.startsWith('stream', keyword)) streams.push({ dictionary: value, at: keyword + 'stream'.length })
  }
  for (const { dictionary, at } of streams) {
    if (isObjectStream(dictionary, objects)) readObjectStream({ bytes, file, dictionary, at, objects, budget })
  }
  return objects
}

/** Detects an object stream by its type, or by the two keys that every object stream needs. */
function isObjectStream(dictionary: PdfValue, objects: PdfObjects): boolean {
  const types = objects.valuesOf(dictionary, 'Type')
  if (types.some((type) => type.kind === 'name' && type.name === 'ObjStm')) return true
  return ['N', 'First'].every((key) => objects.valuesOf(dictionary, key).length > 0)
}

interface StreamOptions {
  bytes: Uint8Array
  file: string
  dictionary: PdfValue
  /** Position after the keyword `stream`. */
  at: number
  objects: PdfObjects
  budget: Budget
}

function readObjectStream(options: StreamOptions): void {
  const { dictionary, objects, budget } = options
  const content = latin1(contentOf(options))
  budget.spend(content.length)
  for (const first of objects.valuesOf(dictionary, 'First')) {
    if (first.kind !== 'number') throw new TooComplex()
    budget.spend(Math.min(Math.abs(first.number), content.length))
    // Pairs of object number and offset.
    const table = content.slice(0, first.number).match(/\d+/g) ?? []
    for (let pair = 0; pair + 1 < table.length; pair += 2) {
      objects.add(Number(table[pair]), parseValue(content, first.number + Number(table[pair + 1]), budget).value)
    }
  }
}

/**
 * Inflates an object stream. PDF writers only ever use plain deflate; anything else is treated as an attempt to hide
 * content.
 */
function contentOf({ bytes, file, dictionary, at, objects, budget }: StreamOptions): Uint8Array {
  const [filter, ...more] = objects.flat(objects.valuesOf(dictionary, 'Filter'))
  const predictors = objects
    .flat(objects.valuesOf(dictionary, 'DecodeParms'))
    .flatMap((parameters) => objects.valuesOf(parameters, 'Predictor'))
  const isPlain = predictors.every((predictor) => predictor.kind === 'number' && predictor.number === 1)
  if (filter?.kind !== 'name' || filter.name !== 'FlateDecode' || more.length > 0 || !isPlain) throw new TooComplex()
  const start = at + (/^\r?\n|^\r/.exec(file.slice(at, at + 2))?.[0].length ?? 0)
  try {
    // Skips zlib's header and checksum, which readers do not verify either.
    const inflated = inflateRawSync(bytes.subarray(start + 2), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, budget.inflatable),
    })
    budget.inflatable -= inflated.length
    return inflated
  } catch {
    throw new TooComplex()
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
