import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from './step.ts'
import { tagsOf } from './test-files.ts'

/**
 * A Vitest sequencer that runs files that need a build first. They start their own processes and take the longest,
 * which Vitest cannot know from the file size or, in CI, from an earlier run.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => tagsOf(path.relative(root, moduleId)).needsBuild !== null
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
