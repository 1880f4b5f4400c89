import { statfs } from 'node:fs/promises'
import { type Gauges, gauges } from './gauges.ts'

interface ServerGaugesOptions {
  connections: () => number
  /** Folders by name. */
  folders: Readonly<Record<string, string>>
}

/** The server of this process and its disks. */
export function serverGauges({ connections, folders }: ServerGaugesOptions): Gauges {
  return gauges({
    about: {
      http_connections: 'Open connections.',
      disk_free_bytes: 'Free space for the portal on the disk of a folder.',
      disk_size_bytes: 'Size of this disk.',
    },
    database: false,
    async read() {
      const disks = await Promise.all(Object.entries(folders).map(([name, folder]) => diskOf(name, folder)))
      const of = (key: 'free' | 'size') =>
        disks.flatMap((disk) => (disk ? [{ labels: disk.labels, value: disk[key] }] : []))
      return { http_connections: connections(), disk_free_bytes: of('free'), disk_size_bytes: of('size') }
    },
  })
}

/** Null if the folder cannot be read, which the alert on missing values reports. */
async function diskOf(name: string, folder: string) {
  const found = await statfs(folder).catch(() => null)
  if (found === null) return null
  return { labels: { folder: name }, free: found.bavail * found.bsize, size: found.blocks * found.bsize }
}
