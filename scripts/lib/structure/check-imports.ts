import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cruise, type IViolation } from 'dependency-cruiser'
import { checkFolders, unknownFolders } from './check-folders.ts'
import { componentImports } from './component-imports.ts'
import type { FileImport, ImportBreach } from './import-breach.ts'
import { mirrorOf } from './import-mirror.ts'
import { directionOf, importRules } from './import-rules.ts'
import { memberBreaches, memberImports } from './portal-members.ts'
import { type Package, ROOMS, roomsBelow } from './rooms.ts'
import { sourceFile, TEST } from './source-file.ts'

const IN_ROOM = /^(shared|cms|site)\/src\/([^/]+)\//

interface Options {
  /** The root of the repository. */
  folder: string
}

interface Checked {
  /** The files that were checked. */
  files: { path: string; imports: number }[]
  breaches: ImportBreach[]
}

/**
 * Reads every import of shared, cms, site and scripts with dependency-cruiser and compares it with the rules. Components that
 * the admin loads by name, and members of the portal, count as imports of the files that declare them.
 */
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
    const modules = output.modules.filter(({ couldNotResolve, coreModule }) => !couldNotResolve && !coreModule)
    const files = modules.map(({ source, dependencies }) => ({
      path: originalName(source),
      imports: dependencies.length,
    }))
    const product = modules.filter(({ source }) => IN_ROOM.test(source) && !TEST.test(source))
    const imports = product.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: originalName(source), to: originalName(resolved) })),
    )
    const sources = product.map(({ source }) => sourceFile(source, readFileSync(path.join(mirror, source), 'utf8')))
    const withoutSyntax = [
      ...sources.flatMap(({ path: file, text }) => componentImports(file, text)),
      ...memberImports(sources),
    ]
    const names = product.map(({ source }) => originalName(source))
    return {
      files,
      breaches: [
        ...output.summary.violations.map(breachOf),
        ...unknownRooms(files.map((file) => file.path)),
        ...unknownFolders(names),
        ...roomsAbove(withoutSyntax),
        ...memberBreaches(sources),
        ...checkFolders([...imports, ...withoutSyntax]),
      ],
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

/** Components and members of the portal that belong to rooms that may not be imported. */
function roomsAbove(imports: readonly FileImport[]): ImportBreach[] {
  return imports.flatMap(({ from, to }) => {
    const [room, other] = [from, to].map((file) => IN_ROOM.exec(file)?.[2] ?? '')
    if (room === undefined || other === undefined || room === other || roomsBelow(ROOMS.cms, room).has(other)) return []
    return [{ from, to, rule: directionOf('cms', room) }]
  })
}

function unknownRooms(files: readonly string[]): ImportBreach[] {
  const found = files.flatMap((file) => {
    const [, name = '', room = ''] = IN_ROOM.exec(file) ?? []
    return room === '' || room in ROOMS[name as Package] ? [] : [`${name}/src/${room}`]
  })
  return [...new Set(found)].map((from) => ({
    from,
    to: '',
    rule: 'A new room: list the rooms below it in rooms.ts.',
  }))
}
