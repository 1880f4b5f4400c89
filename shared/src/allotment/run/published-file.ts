import { canonicalText } from './canonical-text.ts'
import type { RunInput } from './run-input.ts'
import type { RunResult } from './run-result.ts'

interface RunHeader {
  /** Names course, session and round. */
  title: string
  round: number
  rulePack: { name: string; version: string }
}

interface PublishedFile extends RunHeader {
  input: RunInput
  result: RunResult
  /** SHA-256 in hexadecimal digits. */
  sha256: (text: string) => string
}

/** A run as anyone can download and check it: a line with the hashes of the other two, the input, the result. */
export function publishedFile({ input, result, sha256, ...header }: PublishedFile): string {
  const [inputText, resultText] = [canonicalText(input), canonicalText(result)]
  const hashes = { inputHash: sha256(inputText), resultHash: sha256(resultText) }
  return [canonicalText({ format: FORMAT, ...header, ...hashes }), inputText, resultText].join('\n')
}

const FORMAT = 'pravesh-allotment-1'
