import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { repositoryRoot } from '../../foundation/directories.ts'

/** Version of the package in the lock file. It is part of the cache path, so that versions do not mix. */
const VERSION = '153'
const packed = path.join(repositoryRoot, 'node_modules/@sparticuz/chromium/bin')
const cache = path.join(repositoryRoot, 'node_modules/.cache')
const folder = path.join(cache, `pravesh-chromium-${VERSION}`)

/**
 * Unpacks npm's Chromium once, with the libraries and fonts that a bare machine lacks, and returns how to start it. The
 * package's own unpacking trusts existing files at a fixed path in /tmp, and its arguments disable web security.
 */
export async function unpackNpmChromium(): Promise<{ executablePath: string; env: Record<string, string> }> {
  if (!existsSync(folder)) await unpackAtomically()
  const libraries = [path.join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: folder },
  }
}

/** Atomic: unpacks into a temporary folder and renames it. */
async function unpackAtomically(): Promise<void> {
  console.log('Unpacking Chromium from the npm package (a few seconds, once).')
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
    // Another process finished first; its copy is as good.
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

/**
 * A font configuration with Open Sans from the package, for systems without fonts, in addition to the system's fonts.
 */
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
