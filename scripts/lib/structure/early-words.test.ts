import { describe, expect, it } from 'vitest'
import { earlyWords } from './early-words.ts'
import { sourceFile } from './source-file.ts'

const words = sourceFile('cms/src/fees/words.ts', 'export const feeWords = staffWords({ en, hi, bn })')
const linesOf = (path: string, text: string) => earlyWords([words, sourceFile(path, text)]).map(({ line }) => line)

describe('words of the admin', () => {
  it('are found where a module reads them while it loads', () => {
    const text = "import { feeWords as words } from '../words.ts'\nconst title = words.title\nconst all = [words]"
    expect(linesOf('cms/src/fees/admin/a.ts', text)).toEqual([2, 3])
  })

  it.each([
    "import { feeWords } from '../words.ts'\nconst title = () => feeWords.title\nexport function A() { return feeWords }",
    "import { feeWords } from '../words.ts'\ntype Words = typeof feeWords",
    "import { feeWords } from '../other-words.ts'\nconst title = feeWords.title",
  ])('may be read by functions: %s', (text) => {
    expect(linesOf('cms/src/fees/admin/a.ts', text)).toEqual([])
  })
})
