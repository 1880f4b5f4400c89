import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { root } from './step.ts'

/** Of the package in the lock file; a folder of its own, so that no other version's files are ever taken for these. */
const VERSION = '153'
const packed = path.join(root, 'node_modules/@sparticuz/chromium/bin')
const cache = path.join(root, 'node_modules/.cache')
const folder = path.join(cache, `pravesh-chromium-${VERSION}`)

/**
 * Unpacks npm's Chromium once, with the libraries and the fonts a bare machine lacks, and says how to start it. The
 * package's own way of unpacking takes whatever lies at a fixed place in /tmp, and its arguments switch web security off.
 */
export async function unpackNpmChromium(): Promise<{ executablePath: string; env: Record<string, string> }> {
  if (!existsSync(folder)) await unpackWhole()
  const libraries = [path.join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: folder },
  }
}

/** All or nothing: other processes see the folder only when everything is in it. */
async function unpackWhole(): Promise<void> {
  console.log('Unpacking the Chromium that npm brought (a few seconds, once).')
  await mkdir(cache, { recursive: true })
  const part = await mkdtemp(path.join(cache, 'chromium-part-'))
  try {
    const program = path.join(part, 'chromium')
    await pipeline(
      createReadStream(path.join(packed, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(program),
    )
    await chmod(program, 0o755)
    for (const archive of ['al2023', 'fonts', 'swiftshader']) await unpackArchive(`${archive}.tar.br`, part)
    await writeFile(path.join(part, 'fonts.conf'), fontsConf())
    await chmod(part, 0o755)
    await rename(part, folder)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    // Somebody else's was ready first: as good as ours.
    if (!existsSync(folder)) throw error
  }
}

async function unpackArchive(name: string, into: string): Promise<void> {
  const tar = spawn('tar', ['--extract', '--no-same-owner', '--directory', into], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((resolve, reject) => {
    tar.on('error', reject)
    tar.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`tar could not unpack ${name}.`))))
  })
  await pipeline(createReadStream(path.join(packed, name)), createBrotliDecompress(), tar.stdin)
  await ended
}

/** Open Sans from the package, so that text is drawn where the system has no font, and the system's own besides. */
function fontsConf(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
  ${['sans-serif', 'serif', 'system-ui', 'monospace'].map(alias).join('\n  ')}
</fontconfig>
`
}

function alias(family: string): string {
  return `<alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`
}
