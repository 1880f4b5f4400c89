import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from './step.ts'
import { tagsOf } from './test-files.ts'

/**
 * Runs files that need a build before the others: they start processes of their own and take the longest, which neither their
 * size nor, in CI, a run before tells Vitest.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => tagsOf(path.relative(root, moduleId)).needsBuild !== null
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
