import { statfs } from 'node:fs/promises'
import { type Gauges, gauges } from '../../database/gauges.ts'
import type { Disks } from '../../foundation/outages/disks.ts'
import { waitingHashes } from '../../http/sign-in/hash-password.ts'

interface ServerGaugesOptions {
  connections: () => number
  /** Folders by name. */
  folders: Readonly<Record<string, string>>
  disks: Pick<Disks, 'faults'>
}

/** The server of this process and its disks. */
export function serverGauges({ connections, folders, disks }: ServerGaugesOptions): Gauges {
  return gauges({
    about: {
      http_connections: 'Open connections.',
      disk_free_bytes: 'Free space for the portal on the disk of a folder.',
      disk_size_bytes: 'Size of this disk.',
      password_hashes_waiting: 'Logins and registrations that wait for the hash of a password.',
      disk_writable: 'Whether the portal can save files in a folder: space, file entries and quota.',
    },
    database: false,
    async read() {
      const found = await Promise.all(Object.entries(folders).map(([name, folder]) => diskOf(name, folder)))
      const of = (key: 'free' | 'size') =>
        found.flatMap((disk) => (disk ? [{ labels: disk.labels, value: disk[key] }] : []))
      const writable = [...(await disks.faults())].map(([folder, fault]) => {
        return { labels: { folder }, value: fault === null ? 1 : 0 }
      })
      return {
        http_connections: connections(),
        password_hashes_waiting: waitingHashes(),
        disk_free_bytes: of('free'),
        disk_size_bytes: of('size'),
        disk_writable: writable,
      }
    },
  })
}

/** Null if the folder cannot be read, which the alert on missing values reports. */
async function diskOf(name: string, folder: string) {
  const found = await statfs(folder).catch(() => null)
  if (found === null) return null
  return { labels: { folder: name }, free: found.bavail * found.bsize, size: found.blocks * found.bsize }
}
