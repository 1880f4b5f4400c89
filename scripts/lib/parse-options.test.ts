import { expect, it, onTestFinished, vi } from 'vitest'
import { parseOptions } from './parse-options.ts'

function withArguments(...given: string[]): void {
  const { argv } = process
  process.argv = ['node', 'script', ...given]
  onTestFinished(() => {
    process.argv = argv
    vi.restoreAllMocks()
  })
}

it('reads the options of a command', () => {
  withArguments('--to', 'folder', '--no-files')
  const options = { to: { type: 'string' }, files: { type: 'boolean', default: true } } as const
  expect(parseOptions(options, 'usage')).toMatchObject({ to: 'folder', files: false })
})

it.each([['--xyz'], ['folder'], ['--to']])('ends with what is wrong and the usage for %s', (given) => {
  withArguments(given)
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  expect(() => parseOptions({ to: { type: 'string' } }, 'npm run backup -- --to FOLDER')).toThrow('exit')
  const text = String(said.mock.calls[0]?.[0])
  expect(text).toContain(given)
  expect(text).toMatch(/\nnpm run backup -- --to FOLDER$/)
})
