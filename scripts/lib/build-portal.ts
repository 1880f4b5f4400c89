import path from 'node:path'
import { isBuilt, markBuilt } from './sources.ts'
import { root, step } from './step.ts'

interface Part {
  title: string
  output: string
  sources: string[]
  command: string[]
  cwd: string
}

const parts: Part[] = [
  {
    title: 'Building the public site',
    output: 'site/dist',
    sources: ['package-lock.json', 'shared/src', 'site'],
    command: ['astro', 'build'],
    cwd: 'site',
  },
  {
    title: 'Building the admin (about half a minute)',
    output: 'cms/.next',
    sources: ['package-lock.json', 'shared/src', 'cms/src', 'cms/next.config.ts'],
    command: ['next', 'build'],
    cwd: 'cms',
  },
]

/** Builds the site and, by default, the admin, each only if its sources changed since the last build. */
export async function buildPortal({ admin = true } = {}): Promise<void> {
  for (const { title, output, sources, command, cwd } of parts) {
    if (cwd === 'cms' && !admin) continue
    if (isBuilt(output, sources)) continue
    await step(title, command, { cwd: path.join(root, cwd), env: { NODE_ENV: 'production' }, quiet: true })
    markBuilt(output, sources)
  }
}
