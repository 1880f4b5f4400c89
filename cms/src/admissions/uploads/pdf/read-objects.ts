import { constants, inflateRawSync } from 'node:zlib'
import { type Budget, TooComplex } from './budget.ts'
import { GAP, type PdfValue, parseValue, skipSpace } from './parse-value.ts'

/** All objects of a PDF by their number. Of several with one number each counts: readers differ in which they show. */
export type PdfObjects = Map<number, PdfValue[]>

const HEADER = new RegExp(`(?<!\\d)(\\d{1,10})${GAP}\\d{1,5}${GAP}obj`, 'g')

/**
 * Finds the objects of a PDF, whatever its table of contents says, and those in its compressed object streams. Throws
 * TooComplex for what it cannot look into and readers might.
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

/** The values of a dictionary's key, references followed; none when it has no such key. */
export function valuesOf(value: PdfValue, key: string, objects: PdfObjects): PdfValue[] {
  if (value.kind !== 'dictionary') return []
  return value.entries.flatMap(([name, each]) => (name === key ? resolve(each, objects) : []))
}

/** What a reference can mean; a value that is none means itself. */
export function resolve(value: PdfValue, objects: PdfObjects): PdfValue[] {
  if (value.kind !== 'reference') return [value]
  return (objects.get(value.id) ?? []).filter(({ kind }) => kind !== 'reference')
}

/** With the items of arrays in their place. */
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

/** By its type, or by the two keys without which no reader can use one. */
function isObjectStream(dictionary: PdfValue, objects: PdfObjects): boolean {
  const types = valuesOf(dictionary, 'Type', objects)
  if (types.some((type) => type.kind === 'name' && type.name === 'ObjStm')) return true
  return ['N', 'First'].every((key) => valuesOf(dictionary, key, objects).length > 0)
}

interface StreamOptions {
  bytes: Uint8Array
  file: string
  dictionary: PdfValue
  /** Where the keyword `stream` ends. */
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
    // Pairs of an object's number and where it begins.
    const table = content.slice(0, first.number).match(/\d+/g) ?? []
    for (let pair = 0; pair + 1 < table.length; pair += 2) {
      add(objects, Number(table[pair]), parseValue(content, first.number + Number(table[pair + 1]), budget).value)
    }
  }
}

/** Every program that writes object streams deflates them, and nothing else; what differs is made to be overlooked. */
function contentOf({ bytes, file, dictionary, at, objects, budget }: StreamOptions): Uint8Array {
  const [filter, ...more] = flat(valuesOf(dictionary, 'Filter', objects), objects)
  const predictors = flat(valuesOf(dictionary, 'DecodeParms', objects), objects).flatMap((parameters) =>
    valuesOf(parameters, 'Predictor', objects),
  )
  const isPlain = predictors.every((predictor) => predictor.kind === 'number' && predictor.number === 1)
  if (filter?.kind !== 'name' || filter.name !== 'FlateDecode' || more.length > 0 || !isPlain) throw new TooComplex()
  const start = at + (/^\r?\n|^\r/.exec(file.slice(at, at + 2))?.[0].length ?? 0)
  try {
    // Without zlib's header and checksum, which readers do not check either.
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
