/** `npm run check`: everything about the code that needs no build and no database. */
import { step } from './lib/step.ts'

const quiet = { quiet: true }
await step('Lint and format (Biome)', ['biome', 'check', '--error-on-warnings', '.'], quiet)
await step('Format of Astro files (Prettier)', ['prettier', '--check', 'site/src/**/*.astro'], quiet)
await step('Types: shared', ['tsc', '-p', 'shared'], quiet)
await step('Types: cms', ['tsc', '-p', 'cms'], quiet)
await step('Types: scripts', ['tsc', '-p', 'scripts'], quiet)
await step('Types: site', ['astro', 'check', '--root', 'site', '--minimumSeverity', 'warning'], quiet)
await step('Generated files are current', ['node', 'scripts/generate.ts', '--check'], quiet)
await step('Structure', ['node', 'scripts/check-structure.ts'], quiet)
