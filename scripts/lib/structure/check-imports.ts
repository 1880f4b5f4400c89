import { rmSync } from 'node:fs'
import path from 'node:path'
import { cruise, type IViolation } from 'dependency-cruiser'
import { mirrorOf } from './import-mirror.ts'
import { importRules } from './import-rules.ts'
import { FRAMEWORK_FOLDERS, type Package, ROOMS } from './rooms.ts'

/** A forbidden import, or a folder without a rule. */
export interface ImportBreach {
  from: string
  to: string
  /** What the rule requires. */
  rule: string
}

interface Options {
  /** The root of the repository. */
  folder: string
}

interface Checked {
  /** The files that were checked. */
  files: { path: string; imports: number }[]
  breaches: ImportBreach[]
}

/** Reads every import of shared, cms, site and scripts with dependency-cruiser and compares it with the rules. */
export async function checkImports({ folder }: Options): Promise<Checked> {
  const mirror = mirrorOf(folder)
  try {
    const { output } = await cruise(
      ['shared', 'cms', 'site', 'scripts'],
      {
        baseDir: mirror,
        validate: true,
        ruleSet: { forbidden: importRules },
        // Includes type imports.
        tsPreCompilationDeps: true,
        exclude: { path: ['\\.(css|svg|json)$', '^cms/next-env'] },
      },
      {
        alias: {
          '@payload-config': path.join(mirror, 'cms/src/payload.config.ts'),
          '@pravesh/shared': path.join(mirror, 'shared/src'),
        },
      },
    )
    if (typeof output === 'string') throw new Error(output)
    const files = output.modules.filter(({ couldNotResolve, coreModule }) => !couldNotResolve && !coreModule)
    return {
      files: files.map(({ source, dependencies }) => ({ path: originalName(source), imports: dependencies.length })),
      breaches: [...output.summary.violations.map(breachOf), ...unknownRooms(files.map(({ source }) => source))],
    }
  } finally {
    rmSync(mirror, { recursive: true, force: true })
  }
}

function breachOf({ from, to, rule, cycle }: IViolation): ImportBreach {
  const target = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ')
  return { from: originalName(from), to: originalName(target), rule: rule.name }
}

/** In the mirror, the names of Astro files end with `.ts`. */
function originalName(name: string): string {
  return name.replaceAll('.astro.ts', '.astro')
}

function unknownRooms(files: readonly string[]): ImportBreach[] {
  const found = files.flatMap((file) => {
    const [, name = '', room = ''] = /^(shared|cms|site)\/src\/([^/]+)\//.exec(file) ?? []
    const known = room === '' || room in ROOMS[name as Package] || FRAMEWORK_FOLDERS.includes(room)
    return known ? [] : [`${name}/src/${room}`]
  })
  return [...new Set(found)].map((from) => ({
    from,
    to: '',
    rule: 'A new room: list the rooms below it in rooms.ts.',
  }))
}
