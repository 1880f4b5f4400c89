import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './step.ts'

const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const [dockerfile, compose, unit, example, nightly] = [
  'Dockerfile',
  'compose.yml',
  'pravesh.service',
  'portal.env.example',
  'pravesh-backup.service',
].map((name) => read(`scripts/deploy/${name}`)) as [string, string, string, string, string]
interface Service {
  restart: string
  volumes?: string[]
  secrets?: string[]
  tmpfs?: string[]
  command?: string[]
}
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> }

it('the image has the Node version that everything is tested with', () => {
  const { dependencies } = JSON.parse(read('package.json'))
  expect(new Set(matches(dockerfile, /^FROM node:([\d.]+)-/gm))).toEqual(new Set([dependencies.node]))
})

it('the image and the compose file name files that exist', () => {
  const copied = matches(dockerfile, /--from=build (.+) \S+$/gm).flatMap((names) => names.split(' '))
  const built = ['site/dist', 'cms/.next']
  const names = copied.map((name) => name.replace('/app/', '')).filter((name) => !built.includes(name))
  const mounted = matches(compose, /(scripts\/deploy\/[\w.]+)/g)
  expect(names.length).toBeGreaterThan(4)
  expect([...names, ...mounted].filter((name) => !existsSync(path.join(root, name)))).toEqual([])
})

it('the settings of the example exist', () => {
  const sources = globSync('cms/src/foundation/settings/*{env,settings}.ts', { cwd: root }).map(read).join('\n')
  const names = matches(example, /^([A-Z][A-Z0-9_]+)=/gm)
  expect(names).toContain('DATABASE_URI')
  expect(names.filter((name) => !new RegExp(`\\b${name}:`).test(sources))).toEqual([])
})

it('compiled code stays between starts where the portal may write', () => {
  const folder = (text: string) => /NODE_COMPILE_CACHE=(\S+)/.exec(text)?.[1]
  expect(folder(unit)).toBe(`/var/cache/${/^CacheDirectory=(\S+)$/m.exec(unit)?.[1]}`)
  // On a volume, as another test checks.
  expect(folder(dockerfile)).toMatch(/^\/tmp\//)
})

it('a portal has more time to stop than it needs', () => {
  const seconds = Number(/^STOP_SECONDS=(\d+)$/m.exec(example)?.[1])
  const limits = [
    ...matches(compose, /&portal[\s\S]*?stop_grace_period: (\d+)s/g),
    ...matches(unit, /^TimeoutStopSec=(\d+)$/gm),
  ]
  expect(limits).toHaveLength(2)
  for (const limit of limits) expect(Number(limit)).toBeGreaterThan(seconds)
})

it('everything that goes on running has limits of memory and rotated logs', () => {
  const running = Object.entries(services).filter(([, { restart }]) => restart === 'unless-stopped')
  expect(running.length).toBeGreaterThan(6)
  const limited = ([, service]: (typeof running)[number]) => 'mem_limit' in service && 'logging' in service
  expect(running.filter((each) => !limited(each)).map(([name]) => name)).toEqual([])
})

it('what waits in /tmp is on disk, as a tmpfs counts as memory', () => {
  const readOnly = ['proxy', 'portal-1', 'portal-2', 'backup'].map((name) => services[name])
  expect(readOnly.every((service) => service?.volumes?.some((volume) => volume.endsWith(':/tmp')))).toBe(true)
  expect(Object.values(services).filter(({ tmpfs }) => tmpfs !== undefined)).toEqual([])
})

it('portals have no root of the database', () => {
  const withRoot = Object.entries(services).filter(([, { secrets }]) => secrets?.includes('mongo-root-password'))
  expect(withRoot.map(([name]) => name).filter((name) => !name.startsWith('mongo-'))).toEqual([])
  expect(compose).toContain('[{ role: "readWrite", db: "pravesh" }]')
  expect(/^DATABASE_URI=mongodb:\/\/(\w+):/m.exec(example)?.[1]).toBe(/createUser\(\{ user: "(\w+)"/.exec(compose)?.[1])
})

it('backups of both installations run a script that exists, as the guide says', () => {
  const [, ofUnit] = /^ExecStart=.*? (scripts\/backup\.ts .*)$/m.exec(nightly) ?? []
  const [node, ...ofCompose] = services.backup?.command ?? []
  expect(node).toBe('node')
  for (const [script, to, , keep, kept] of [ofUnit?.split(' ') ?? [], ofCompose]) {
    expect([script, to, keep]).toEqual(['scripts/backup.ts', '--to', '--keep'])
    expect(read('docs/operate/backup.md')).toContain(`--keep ${kept}`)
  }
})

it('the log is shipped by a script that exists, to a folder that the unit may write to', () => {
  const shipping = read('scripts/deploy/pravesh-ship-log.service')
  const [, script = '', folder = ''] = /^ExecStart=.*? (scripts\/\S+) --to (\S+)$/m.exec(shipping) ?? []
  expect(existsSync(path.join(root, script))).toBe(true)
  expect(/^ReadWritePaths=(.*)$/m.exec(shipping)?.[1]?.split(' ')).toEqual(['/var/lib/pravesh', folder])
})

it('no secret is in the examples', () => {
  const secrets = matches(example, /^(?:\w*(?:SECRET|KEY|PASSWORD)\w*)=(.*)$/gm)
  expect(secrets.length).toBeGreaterThan(4)
  expect(secrets.filter((value) => value !== '')).toEqual([])
})

it('a container is healthy while its pages can be served, with or without the database', () => {
  const checks = matches(compose, /fetch\('http:\/\/127\.0\.0\.1:3000(\/[\w/]*)'\)/g)
  expect(new Set(checks)).toEqual(new Set(['/readyz/pages']))
})

it.each(['pravesh_database_up', 'pravesh_disk_writable'])('an alert tells that %s is 0', (metric) => {
  const alerts = read('scripts/deploy/alerts.yml')
  expect(matches(alerts, /^\s+expr: (\w+) == 0$/gm)).toContain(metric)
})
