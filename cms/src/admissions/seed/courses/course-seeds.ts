import type { CourseCode } from '@pravesh/shared/courses/courses'
import { bedSeed } from './bed.ts'
import type { CourseSeed } from './course-seed.ts'
import { deledSeed } from './deled.ts'
import { dpharmSeed } from './dpharm.ts'

export const courseSeeds: Record<CourseCode, CourseSeed> = { BED: bedSeed, DELED: deledSeed, DPHARM: dpharmSeed }
