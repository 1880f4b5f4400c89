import { constants, inflateRawSync } from 'node:zlib'
import { type Budget, TooComplex } from './budget.ts'
import { GAP, type PdfValue, parseValue, skipSpace } from './parse-value.ts'

/** All objects of a PDF by number. A number can have several, because readers differ in which one they use. */
export type PdfObjects = Map<number, PdfValue[]>

const HEADER = new RegExp(`(?<!\\d)(\\d{1,10})${GAP}\\d{1,5}${GAP}obj`, 'g')

/**
 * Finds all objects of a PDF, including those in compressed object streams, without relying on its cross-reference
 * table. Throws TooComplex for content that it cannot inspect but readers might.
 */
export function readObjects(bytes: Uint8Array, budget: Budget): PdfObjects {
  const file = latin1(bytes)
  const objects: PdfObjects = new Map()
  const streams: { dictionary: PdfValue; at: number }[] = []
  for (const { 0: header, 1: id, index } of file.matchAll(HEADER)) {
    const { value, end } = parseValue(file, index + header.length, budget)
    add(objects, Number(id), value)
    if (value.kind !== 'dictionary') continue
    const keyword = skipSpace(file, end, budget)
    if (file.startsWith('stream', keyword)) streams.push({ dictionary: value, at: keyword + 'stream'.length })
  }
  for (const { dictionary, at } of streams) {
    if (isObjectStream(dictionary, objects)) readObjectStream({ bytes, file, dictionary, at, objects, budget })
  }
  return objects
}

/** Returns all values of a dictionary key, with references resolved. */
export function valuesOf(value: PdfValue, key: string, objects: PdfObjects): PdfValue[] {
  if (value.kind !== 'dictionary') return []
  return value.entries.flatMap(([name, each]) => (name === key ? resolve(each, objects) : []))
}

/** Returns all objects that a reference can point to; any other value resolves to itself. */
export function resolve(value: PdfValue, objects: PdfObjects): PdfValue[] {
  if (value.kind !== 'reference') return [value]
  return (objects.get(value.id) ?? []).filter(({ kind }) => kind !== 'reference')
}

/** Replaces arrays by their resolved items. */
export function flat(values: readonly PdfValue[], objects: PdfObjects): PdfValue[] {
  return values.flatMap((value) =>
    value.kind === 'array' ? value.items.flatMap((item) => resolve(item, objects)) : [value],
  )
}

function add(objects: PdfObjects, id: number, value: PdfValue): void {
  const known = objects.get(id)
  if (known) known.push(value)
  else objects.set(id, [value])
}

/** Detects an object stream by its type, or by the two keys that every object stream needs. */
function isObjectStream(dictionary: PdfValue, objects: PdfObjects): boolean {
  const types = valuesOf(dictionary, 'Type', objects)
  if (types.some((type) => type.kind === 'name' && type.name === 'ObjStm')) return true
  return ['N', 'First'].every((key) => valuesOf(dictionary, key, objects).length > 0)
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
  for (const first of valuesOf(dictionary, 'First', objects)) {
    if (first.kind !== 'number') throw new TooComplex()
    // Pairs of object number and offset.
    const table = content.slice(0, first.number).match(/\d+/g) ?? []
    for (let pair = 0; pair + 1 < table.length; pair += 2) {
      add(objects, Number(table[pair]), parseValue(content, first.number + Number(table[pair + 1]), budget).value)
    }
  }
}

/**
 * Inflates an object stream. PDF writers only ever use plain deflate; anything else is treated as an attempt to hide
 * content.
 */
function contentOf({ bytes, file, dictionary, at, objects, budget }: StreamOptions): Uint8Array {
  const [filter, ...more] = flat(valuesOf(dictionary, 'Filter', objects), objects)
  const predictors = flat(valuesOf(dictionary, 'DecodeParms', objects), objects).flatMap((parameters) =>
    valuesOf(parameters, 'Predictor', objects),
  )
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
